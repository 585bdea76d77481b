// The types of database_proxy.mjs, for tests that use it.
export class DatabaseProxy {
  constructor(url: string);
  readonly url: string;
  listen(): Promise<void>;
  silence(yes: boolean): void;
  close(): void;
}
