import { expect, test } from "vitest";

import { announce, announcements } from "./announcements.svelte";

test("the same words are read out again when they are said again", () => {
  announce("Your turn.");
  const first = announcements.polite;
  announce("Your turn.");
  expect(announcements.polite).not.toBe(first);
  expect(announcements.polite.trim()).toBe("Your turn.");
});

test("what is urgent has a place of its own", () => {
  announce("The last round begins.", "assertive");
  expect(announcements.assertive).toBe("The last round begins.");
});
