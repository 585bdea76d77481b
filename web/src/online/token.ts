// Texts that nobody guesses: keys of requests, secrets of seats. `crypto.randomUUID` needs a secure
// context; this works over plain HTTP too.
const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const LENGTH = 22; // of six bits each

export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(LENGTH));
  return [...bytes].map((byte) => LETTERS[byte & 63]).join("");
}
