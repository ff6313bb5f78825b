import { expect, test } from "vitest";

import { announce, announcements } from "./announcements.svelte";

test("the same text is announced again", () => {
  announce("Your turn.");
  const first = announcements.polite;
  announce("Your turn.");
  expect(announcements.polite).not.toBe(first);
  expect(announcements.polite.trim()).toBe("Your turn.");
});

test("urgent announcements have their own live region", () => {
  announce("The last round begins.", "assertive");
  expect(announcements.assertive).toBe("The last round begins.");
});
