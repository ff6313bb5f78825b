import { afterEach, expect, test, vi } from "vitest";

import { rememberedShuffle } from "../shuffle/shuffle-memory";
import { connection, type Listener } from "../wire/connection.svelte";
import type { ClientMessage, ServerMessage } from "../wire/types";
import { sitDown } from "./table-setup";

afterEach(() => localStorage.clear());

test("the contribution is sent only after the commitment has come", async () => {
  const sent: ClientMessage[] = [];
  let listener: Listener | null = null;
  vi.spyOn(connection, "listen").mockImplementation((each) => {
    listener = each;
    return () => undefined;
  });
  vi.spyOn(connection, "send").mockImplementation((message) => void sent.push(message));
  const answer = (message: object): void => listener?.onMessage(message as ServerMessage);
  const settled = (): Promise<void> => new Promise((done) => setTimeout(done));

  const sitting = sitDown("one");
  await settled();
  expect(sent).toEqual([]);
  const state = { table: "one", phase: "waiting", commitment: "c0" };
  answer({
    type: "attached",
    table: "one",
    viewpoint: "spectator",
    state,
    view: null,
    entries: [],
  });
  await settled();
  const [command] = sent;
  if (command?.type !== "command") throw new Error("nothing was sent");
  const contribution = rememberedShuffle("one")?.contribution;
  expect(contribution).toMatch(/^[0-9a-f]{32}$/);
  expect(command.command).toEqual({ type: "sit", contribution });
  answer({ type: "done", id: command.id });
  await sitting;
});
