/**
 * SHA-256. The browser has it too, but only on encrypted pages (`crypto.subtle`), and a shuffle can
 * be checked in a local network as well.
 */

/** The first 32 bits of the fractional parts of the cube roots of the first 64 primes. */
const ROUND_CONSTANTS = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
/** The first 32 bits of the fractional parts of the square roots of the first 8 primes. */
const INITIAL_HASH = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));

/** The hash of a message, 32 bytes. */
export function sha256(message: Uint8Array): Uint8Array {
  const blocks = padded(message);
  const hash = Uint32Array.from(INITIAL_HASH);
  for (let start = 0; start < blocks.byteLength; start += 64) {
    addBlock(hash, new DataView(blocks.buffer, start, 64));
  }
  const bytes = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => bytes.setUint32(4 * index, word));
  return new Uint8Array(bytes.buffer);
}

/** The message, a bit 1, zeros, and the length in bits: whole blocks of 64 bytes. */
function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(64 * Math.ceil((message.length + 9) / 64));
  bytes.set(message);
  bytes[message.length] = 0x80;
  new DataView(bytes.buffer).setBigUint64(bytes.length - 8, 8n * BigInt(message.length));
  return bytes;
}

function addBlock(hash: Uint32Array, block: DataView): void {
  const words = new Uint32Array(64);
  const word = (index: number): number => words[index] ?? 0;
  for (let index = 0; index < 16; index++) words[index] = block.getUint32(4 * index);
  for (let index = 16; index < 64; index++) {
    const [early, late] = [word(index - 15), word(index - 2)];
    const first = rotated(early, 7) ^ rotated(early, 18) ^ (early >>> 3);
    const second = rotated(late, 17) ^ rotated(late, 19) ^ (late >>> 10);
    words[index] = word(index - 16) + first + word(index - 7) + second;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = hash;
  for (let index = 0; index < 64; index++) {
    const mixed = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const chosen = (e & f) ^ (~e & g);
    const added = (h + mixed + chosen + (ROUND_CONSTANTS[index] ?? 0) + word(index)) | 0;
    const others = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [a, b, c, d, e, f, g, h] = [(added + others + majority) | 0, a, b, c, (d + added) | 0, e, f, g];
  }
  [a, b, c, d, e, f, g, h].forEach((value, index) => (hash[index] = (hash[index] ?? 0) + value));
}

function rotated(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

function fraction(root: number): number {
  return (root % 1) * 2 ** 32;
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}
