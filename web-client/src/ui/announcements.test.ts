import { beforeEach, expect, test } from "vitest";
import { render } from "@testing-library/svelte";
import { tick } from "svelte";

import { announce, announcements } from "./announcements.svelte";
import Announcer from "./Announcer.svelte";

beforeEach(() => {
  announcements.polite = [];
  announcements.assertive = [];
});

const linesIn = (region: Element | null): (string | null)[] =>
  [...(region?.children ?? [])].map(({ textContent }) => textContent);

test("announcements that come at once are all added to the live region, in order", async () => {
  const { container } = render(Announcer);
  const region = container.querySelector("[aria-live=polite]");
  announce("Momo plays red 1.");
  announce("Ben discards.");
  announce("Your turn.");
  await tick();
  expect(linesIn(region)).toEqual(["Momo plays red 1.", "Ben discards.", "Your turn."]);
});

test("a new announcement leaves those before it as they are", async () => {
  const { container } = render(Announcer);
  announce("Your turn.");
  await tick();
  const first = container.querySelector("[aria-live=polite]")?.firstElementChild;
  announce("Your turn.");
  await tick();
  expect(container.querySelector("[aria-live=polite]")?.firstElementChild).toBe(first);
  expect(linesIn(container.querySelector("[aria-live=polite]"))).toHaveLength(2);
});

test("old announcements are removed at last", () => {
  for (let number = 1; number <= 50; number++) announce(`Move ${number}`);
  expect(announcements.polite).toHaveLength(20);
  expect(announcements.polite.at(-1)?.text).toBe("Move 50");
});

test("urgent announcements have their own live region", () => {
  announce("The last round begins.", "assertive");
  expect(announcements.assertive.map(({ text }) => text)).toEqual(["The last round begins."]);
  expect(announcements.polite).toEqual([]);
});
