import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Listener } from "./connection.svelte";
import { UNKNOWN_GUEST_CODE } from "./types";

const ADDRESS = "ws://server.test/wire";
const LISTENER: Listener = { onOpen: () => undefined, onMessage: () => undefined };

/** A socket that the test opens and closes by hand. */
class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((frame: { data: string }) => void) | null = null;
  onclose: ((closed: { code: number }) => void) | null = null;

  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }

  send(): void {
    // Only the test answers.
  }

  close(): void {
    // Only the test closes it.
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal("WebSocket", FakeSocket);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function opened(): [Connection, () => FakeSocket] {
  const connection = new Connection(() => ADDRESS);
  connection.listen(LISTENER);
  const newest = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;
  newest().onmessage?.({ data: JSON.stringify({ type: "welcome", version: 1, name: "Alice" }) });
  expect(connection.state).toBe("open");
  return [connection, newest];
}

test("a connection that breaks is opened again until the server answers", () => {
  const [connection, newest] = opened();
  for (let sockets = 2; sockets < 5; sockets++) {
    newest().onclose?.({ code: 1006 });
    expect(connection.state).toBe("lost");
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all.length).toBe(sockets);
  }
});

test("a guest whom the server no longer knows does not reconnect", () => {
  const [connection, newest] = opened();
  newest().onclose?.({ code: UNKNOWN_GUEST_CODE });
  expect(connection.state).toBe("unknown");
  vi.advanceTimersByTime(600_000);
  connection.reconnectNow();
  expect(FakeSocket.all.length).toBe(1);
});

test("a guest who was deleted while the connection was lost does not reconnect either", () => {
  const [connection, newest] = opened();
  newest().onclose?.({ code: 1006 });
  vi.advanceTimersByTime(60_000);
  newest().onclose?.({ code: UNKNOWN_GUEST_CODE });
  expect(connection.state).toBe("unknown");
  vi.advanceTimersByTime(600_000);
  expect(FakeSocket.all.length).toBe(2);
});
