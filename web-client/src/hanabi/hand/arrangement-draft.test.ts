import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { exampleView } from "../fixtures";
import { ArrangementDraft, REST } from "./arrangement-draft.svelte";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function draftOf(base: string, isAccepted = true): { draft: ArrangementDraft; sent: string[] } {
  const sent: string[] = [];
  const draft = new ArrangementDraft((text) => {
    sent.push(text);
    return Promise.resolve(isAccepted);
  });
  draft.follow(base);
  return { draft, sent };
}

const shown = (draft: ArrangementDraft): string | null => draft.shownIn(exampleView()).arrangement;

test("a hand is shown in its new order at once, and sent when the viewer stops", async () => {
  const { draft, sent } = draftOf("a=0.1");
  draft.change("a=1.0!");
  const view = draft.shownIn(exampleView());
  expect(view.hands[0]?.map((card) => [card.id, card["is-apart"]])).toEqual([
    [1, false],
    [0, true],
  ]);
  await vi.advanceTimersByTimeAsync(REST - 1);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual(["a=1.0!"]);
});

test("many changes are sent as one", async () => {
  const { draft, sent } = draftOf("a=0.1");
  for (let drag = 0; drag < 20; drag++) {
    draft.change(drag % 2 === 0 ? "a=1.0" : "a=0!.1");
    await vi.advanceTimersByTimeAsync(REST - 1);
  }
  await vi.advanceTimersByTimeAsync(REST);
  expect(sent).toEqual(["a=0!.1"]);
});

test("a hand that is put back as it was is not sent", async () => {
  const { draft, sent } = draftOf("a=0.1");
  draft.change("a=1.0");
  draft.change("a=0.1");
  await vi.advanceTimersByTimeAsync(2 * REST);
  expect(sent).toEqual([]);
});

test("the order stays as it was sent until it arrives", async () => {
  const { draft, sent } = draftOf("a=0.1");
  draft.change("a=1.0");
  await draft.flush();
  await draft.flush();
  expect(sent).toEqual(["a=1.0"]);
  expect(shown(draft)).toBe("a=1.0");
  draft.follow("a=1.0");
  expect(shown(draft)).toBe("a=0.1");
});

test("a change that is made before the last one arrives is kept", async () => {
  const { draft, sent } = draftOf("a=0.1");
  draft.change("a=1.0");
  await draft.flush();
  draft.change("a=0.1");
  draft.follow("a=1.0");
  expect(shown(draft)).toBe("a=0.1");
  await vi.advanceTimersByTimeAsync(REST);
  expect(sent).toEqual(["a=1.0", "a=0.1"]);
});

test("a refused order gives way to the hand as it is, and can be tried again", async () => {
  const { draft, sent } = draftOf("a=0.1", false);
  draft.change("a=1.0");
  await vi.advanceTimersByTimeAsync(REST);
  expect(shown(draft)).toBe("a=0.1");
  draft.change("a=1.0");
  await vi.advanceTimersByTimeAsync(REST);
  expect(sent).toEqual(["a=1.0", "a=1.0"]);
});

test("another hand on the server ends the draft", async () => {
  const { draft, sent } = draftOf("a=0.1");
  draft.change("a=1.0");
  draft.follow("a=5.1");
  await vi.advanceTimersByTimeAsync(REST);
  expect(sent).toEqual([]);
  draft.change("a=1.5");
  // The draft has a card that the shown hand has not.
  expect(shown(draft)).toBe("a=0.1");
});
