// Requests to a server on this machine.
import { Agent, request } from "node:http";

const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const PATIENCE = 10_000; // milliseconds

/** The server's answer, as it is: the status and the text. */
export function fetchText(port, method, path, body) {
  return new Promise((resolve, reject) => {
    const asked = request({ host: "127.0.0.1", port, method, path, agent, timeout: PATIENCE }, (answer) => {
      let text = "";
      answer.on("data", (part) => (text += part));
      answer.on("end", () => resolve({ status: answer.statusCode, text }));
    });
    asked.on("timeout", () => asked.destroy(new Error("no answer")));
    asked.on("error", reject);
    asked.end(body);
  });
}

/** What the API answers; throws when it refuses. */
export async function ask(port, method, path, body) {
  const words = body === undefined ? undefined : JSON.stringify(body);
  const { status, text } = await fetchText(port, method, `/api/v1${path}`, words);
  if (status >= 300) throw new Error(text);
  return JSON.parse(text);
}

export const closeRequests = () => agent.destroy();
