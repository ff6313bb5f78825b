import { cleanup, render, waitFor } from "@testing-library/svelte";
import { createRawSnippet } from "svelte";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import { guest } from "../guest.svelte";
import { exampleContext, exampleView } from "../hanabi/fixtures";
import { translator } from "../i18n/translator.svelte";
import Frame from "../pages/Frame.svelte";
import TablePage from "./TablePage.svelte";

/** A server that attaches everybody to a running table and shows no hand. */
class FakeServer {
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor() {
    queueMicrotask(() => this.onopen?.());
  }

  send(frame: string): void {
    const { type, table } = JSON.parse(frame) as { type: string; table?: string };
    if (type === "hello") this.answer({ type: "welcome", version: 1, name: "Anna" });
    else if (type === "attach") {
      const { state } = exampleContext(exampleView());
      const options = { ...state.options, edition: "deluxe", extensions: [] };
      const nothing = { request: null, "undo-request": null, "end-votes": [], "pause-votes": [] };
      const shown = { ...state, table, options, ...nothing };
      this.answer({
        type: "attached",
        table,
        viewpoint: "b",
        entries: [],
        state: shown,
        view: null,
      });
    }
  }

  close(): void {
    // There is nothing to close.
  }

  private answer(message: unknown): void {
    queueMicrotask(() => this.onmessage?.({ data: JSON.stringify(message) }));
  }
}

beforeAll(() => translator.setLanguage("en"));
beforeEach(() => {
  vi.stubGlobal("WebSocket", FakeServer);
  guest.name = "Anna";
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shownMenus = (): number => document.querySelectorAll("#tools button").length;

test("visiting ten tables leaves one menu, and leaving the last one leaves none", async () => {
  render(Frame, { props: { children: createRawSnippet(() => ({ render: () => "<p></p>" })) } });
  for (let visit = 0; visit < 10; visit++) {
    const table = render(TablePage, { props: { table: `table-${visit}` } });
    await waitFor(() => expect(shownMenus()).toBe(1));
    table.unmount();
    expect(shownMenus()).toBe(0);
  }
});
