import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Connection, type Listener } from "./connection.svelte";
import { UNKNOWN_GUEST_CODE } from "./types";

const ADDRESS = "ws://server.test/wire";
const LISTENER: Listener = { onOpen: () => undefined, onMessage: () => undefined };

/** A socket that the test opens and closes by hand. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static all: FakeSocket[] = [];
  readyState = FakeSocket.CONNECTING;
  isClosed = false;
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
    this.isClosed = true;
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
  newest().readyState = 1;
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

test("a page left while it connects closes its socket once that is open", () => {
  const stopListening = new Connection(() => ADDRESS).listen(LISTENER);
  const [socket] = FakeSocket.all as [FakeSocket];
  stopListening();
  expect(socket.isClosed).toBe(false);
  socket.onopen?.();
  expect(socket.isClosed).toBe(true);
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

test("a socket that answers no ping is given up", () => {
  const [connection, newest] = opened();
  vi.advanceTimersByTime(16_000);
  newest().onmessage?.({ data: JSON.stringify({ type: "pong", id: "1" }) });
  vi.advanceTimersByTime(10_000);
  expect(connection.state).toBe("open");
  vi.advanceTimersByTime(10_000);
  expect(connection.state).toBe("lost");
});

test("somebody who looks at the page again is soon connected, even if the socket was lost without a word", () => {
  const [connection, newest] = opened();
  const lost = newest();
  connection.reconnectNow();
  vi.advanceTimersByTime(5_000);
  expect(newest()).not.toBe(lost);
});
