/**
 * How a seed becomes an order of cards. It is the public recipe of docs/reference/shuffle.md, byte
 * by byte, and never changes.
 */

import { sha256 } from "./sha256";

const NUMBERS = 2n ** 64n;
const encoder = new TextEncoder();

/** What the server publishes of its secret before anybody sits down. */
export function commitmentOf(secret: string): string {
  return hex(sha256(joined(encoder.encode("tamaya commitment 1\0"), bytesOf(secret))));
}

/** The seed of a game: the server's secret mixed with the contributions of the seats, in order. */
export function mixedSeed(secret: string, contributions: readonly string[]): Uint8Array {
  if (contributions.length === 0) return bytesOf(secret);
  const hashes = contributions.map((each) => sha256(encoder.encode(each)));
  return sha256(joined(encoder.encode("tamaya mixed seed 1\0"), bytesOf(secret), ...hashes));
}

/** The items in the order that a seed gives them for a purpose. */
export function shuffled<Item>(
  items: readonly Item[],
  seed: Uint8Array,
  purpose: string,
): readonly Item[] {
  const order = [...items];
  const stream = numbers(seed, purpose);
  for (let last = order.length - 1; last > 0; last--) {
    const chosen = below(last + 1, stream);
    [order[last], order[chosen]] = [order[chosen] as Item, order[last] as Item];
  }
  return order;
}

/** The first number below a bound that a seed gives for a purpose. */
export function drawn(bound: number, seed: Uint8Array, purpose: string): number {
  return below(bound, numbers(seed, purpose));
}

/** An endless stream of 64-bit numbers from a seed, for one purpose. */
function* numbers(seed: Uint8Array, purpose: string): Generator<bigint, never> {
  const label = encoder.encode(purpose);
  const length = new Uint8Array([label.length >> 8, label.length & 255]);
  const start = joined(encoder.encode("tamaya stream 1\0"), length, label, seed);
  for (let counter = 0n; ; counter++) {
    const count = new DataView(new ArrayBuffer(8));
    count.setBigUint64(0, counter);
    const block = new DataView(sha256(joined(start, new Uint8Array(count.buffer))).buffer);
    for (let place = 0; place < 32; place += 8) yield block.getBigUint64(place);
  }
}

/** The next number below a bound, each equally likely. */
export function below(bound: number, stream: Iterator<bigint, never>): number {
  const fair = NUMBERS - (NUMBERS % BigInt(bound));
  let number = stream.next().value;
  while (number >= fair) number = stream.next().value;
  return Number(number % BigInt(bound));
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

function bytesOf(digits: string): Uint8Array {
  return Uint8Array.from(digits.match(/../g) ?? [], (pair) => parseInt(pair, 16));
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
