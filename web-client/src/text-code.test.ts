import { expect, test } from "vitest";

import { decodeText, encodeText } from "./text-code";

test("a text comes back from its code, which needs no escaping", async () => {
  const text = JSON.stringify({
    deck: Array.from({ length: 50 }, (_, at) => `r${at % 5}`),
    é: "ž",
  });
  const code = await encodeText(text);
  expect(code).toMatch(/^[\w-]+$/);
  expect(code.length).toBeLessThan(text.length);
  expect(await decodeText(code)).toBe(text);
});

test("a code that is none or unpacks to too much is rejected", async () => {
  await expect(decodeText("%%%")).rejects.toThrow();
  await expect(decodeText("AAAA")).rejects.toThrow();
  await expect(decodeText(await encodeText("x".repeat(1_000_000)))).rejects.toThrow(RangeError);
});
