/** Random ids. */

/**
 * Thirty-two random hexadecimal digits. Unlike `crypto.randomUUID`, this also works on pages
 * without encryption, as in a local network.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
