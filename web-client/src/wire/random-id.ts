/** Chance that is drawn in this browser. */

/**
 * Thirty-two random hexadecimal digits. Unlike `crypto.randomUUID`, what draws them is there on
 * pages without encryption too, as when a house is open in a local network.
 */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
