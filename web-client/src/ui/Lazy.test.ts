import { cleanup, render, screen } from "@testing-library/svelte";
import { createRawSnippet, type Component } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { translator } from "../i18n/translator.svelte";
import Lazy from "./Lazy.svelte";

beforeAll(() => translator.setLanguage("en"));
afterEach(cleanup);

const drawn = createRawSnippet(() => ({ render: () => "<p>It is here.</p>" }));
const there = { default: {} as Component };

test("a component is loaded once it is needed, and stays", async () => {
  const part = vi.fn(() => Promise.resolve(there));
  const { rerender } = render(Lazy, { part, when: false, children: drawn });
  expect(part).not.toHaveBeenCalled();
  await rerender({ when: true });
  expect(await screen.findByText("It is here.")).toBeTruthy();
  await rerender({ when: false });
  expect(screen.getByText("It is here.")).toBeTruthy();
  expect(part).toHaveBeenCalledOnce();
});

test("a component that cannot be loaded leaves a message and a button to reload", async () => {
  const part = (): Promise<typeof there> => Promise.reject(new Error("not found"));
  render(Lazy, { part, children: drawn });
  expect((await screen.findByRole("alert")).textContent).toContain("isn’t answering");
  expect(screen.getByRole("button", { name: "Reload" })).toBeTruthy();
});
