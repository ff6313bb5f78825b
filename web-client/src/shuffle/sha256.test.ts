import { createHash } from "node:crypto";
import { expect, test } from "vitest";

import { sha256 } from "./sha256";

test("the hash is the one of Node, for every length up to three blocks", () => {
  for (let length = 0; length <= 192; length++) {
    const message = Uint8Array.from({ length }, (_, index) => (index * 89 + length) & 255);
    const expected = createHash("sha256").update(message).digest("hex");
    expect(Buffer.from(sha256(message)).toString("hex")).toBe(expected);
  }
});
