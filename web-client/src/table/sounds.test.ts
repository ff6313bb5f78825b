import { expect, it } from "vitest";
import type { GameEvent } from "../wire/types";
import { soundOf } from "./sounds";

const happened = (...events: string[]): readonly GameEvent[] =>
  events.map((type) => ({ type }) as GameEvent);

it("is the sound of the most important event", () => {
  expect(soundOf(happened("hanabi-laid", "hanabi-drew"))).toBe("laid");
  expect(soundOf(happened("hanabi-laid", "hanabi-firework-completed"))).toBe("complete");
  expect(soundOf(happened("hanabi-misfired", "hanabi-game-ended"))).toBe("end");
  expect(soundOf(happened("hanabi-turn-passed"))).toBeUndefined();
});
