// The screen that is shown follows the address.
import { readRoute, type Route } from "./route";

class Router {
  route: Route = $state.raw(readRoute(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.route = readRoute(location.hash);
      scrollTo(0, 0);
    });
  }

  go(address: string): void {
    location.hash = address;
  }

  /** Reads the address again, though it has not changed. */
  reload(): void {
    this.route = readRoute(location.hash);
  }
}

export const router = new Router();
