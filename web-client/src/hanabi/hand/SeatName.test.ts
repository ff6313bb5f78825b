import { cleanup, createEvent, fireEvent, render, screen } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";

import { translator } from "../../i18n/translator.svelte";
import SeatName from "./SeatName.svelte";

beforeAll(() => translator.setLanguage("en"));
afterEach(cleanup);

function eye(isKnowledgeShown: boolean) {
  const onknowledge = vi.fn();
  const holder = { name: "Bela", bot: null, level: null, "is-away": false, "is-me": false };
  const absence = { "has-substitute": false };
  const seat = {
    holder: { ...holder, ...absence, "has-contributed": true },
    status: null,
    isToAct: false,
  };
  render(SeatName, {
    ...seat,
    isKnowledgeShown,
    hasKnowledge: true,
    onchoose: vi.fn(),
    onknowledge,
  });
  return { button: screen.getByRole("button", { name: /what Bela knows/ }), onknowledge };
}

test("a click without a pointer shows what a seat knows, and hides it again", async () => {
  const shown = eye(false);
  await fireEvent.click(shown.button, { detail: 0 });
  expect(shown.onknowledge).toHaveBeenLastCalledWith(true);
  cleanup();
  const hidden = eye(true);
  await fireEvent.click(hidden.button, { detail: 0 });
  expect(hidden.onknowledge).toHaveBeenLastCalledWith(false);
});

test("what a seat knows is shown while the eye is pressed", async () => {
  const { button, onknowledge } = eye(false);
  await fireEvent.pointerDown(button);
  expect(onknowledge).toHaveBeenLastCalledWith(true);
  await fireEvent.pointerUp(button);
  await fireEvent.click(button, { detail: 1 });
  expect(onknowledge.mock.calls).toEqual([[true], [false]]);
});

test("a pointer that only passes over the eye changes nothing", async () => {
  const { button, onknowledge } = eye(true);
  await fireEvent.pointerLeave(button);
  expect(onknowledge).not.toHaveBeenCalled();
});

test("a key held down does not press the eye again", async () => {
  const { button } = eye(false);
  const first = createEvent.keyDown(button, { key: "Enter" });
  const again = createEvent.keyDown(button, { key: "Enter", repeat: true });
  await fireEvent(button, first);
  await fireEvent(button, again);
  expect([first.defaultPrevented, again.defaultPrevented]).toEqual([false, true]);
});
