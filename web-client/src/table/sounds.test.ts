import { expect, it } from "vitest";
import type { GameEvent } from "../wire/types";
import { soundOf } from "./sounds";

const events = (...types: string[]): readonly GameEvent[] =>
  types.map((type) => ({ type }) as GameEvent);

it("is the sound of the most important event", () => {
  expect(soundOf(events("hanabi-laid", "hanabi-drew"))).toBe("laid");
  expect(soundOf(events("hanabi-laid", "hanabi-firework-completed"))).toBe("complete");
  expect(soundOf(events("hanabi-misfired", "hanabi-game-ended"))).toBe("end");
  expect(soundOf(events("hanabi-turn-passed"))).toBeUndefined();
});
