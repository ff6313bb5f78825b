/** The one WebSocket to the server: greets, reconnects by itself, and reports its state. */

import { withBase } from "../base-path";
import { randomId } from "./random-id";
import { UNKNOWN_GUEST_CODE, VERSION, type ClientMessage, type ServerMessage } from "./types";

/** The state of the connection. `outdated` and `unknown` are final until the page is reloaded. */
export type ConnectionState = "idle" | "connecting" | "open" | "lost" | "outdated" | "unknown";

/** Listener for messages of the server. */
export interface Listener {
  /** The socket is open and both sides have greeted; everything attached before is gone. */
  onOpen(): void;
  /** A message from the server. */
  onMessage(message: ServerMessage): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const HEARTBEAT = 15_000;
/** How long the answer to a ping may take. */
const PATIENCE = 4_000;

export class Connection {
  state = $state<ConnectionState>("idle");

  private socket: WebSocket | null = null;
  private listeners = new Set<Listener>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private deadline: ReturnType<typeof setTimeout> | undefined;

  constructor(private address: () => string = serverAddress) {}

  /** Listen from now on; the first listener opens the socket, the last one closes it. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    if (this.socket === null) this.open();
    else if (this.state === "open") listener.onOpen();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.close();
    };
  }

  /** Send a message if the socket is open; the sender repeats what matters after a reconnect. */
  send(message: ClientMessage): void {
    if (this.state === "open") this.socket?.send(JSON.stringify(message));
  }

  /** Reconnect now if needed, for instance when the network is back or the page is visible. */
  reconnectNow(): void {
    // A device that has slept may still believe in a socket that is long gone.
    if (this.state === "open") this.ping();
    if (this.state !== "lost") return;
    this.wait = FIRST_WAIT;
    this.open();
  }

  private open(): void {
    clearTimeout(this.timer);
    if (this.state !== "lost") this.state = "connecting";
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", version: VERSION }));
    socket.onmessage = (frame) => this.receive(JSON.parse(String(frame.data)) as ServerMessage);
    socket.onclose = (closed) => {
      if (this.socket === socket) this.handleClose(closed.code);
    };
  }

  private receive(message: ServerMessage): void {
    this.stopWaiting();
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT;
      this.state = "open";
      this.startHeartbeat();
      for (const listener of this.listeners) listener.onOpen();
    } else if (message.type === "reload") {
      this.state = "outdated";
    } else {
      for (const listener of this.listeners) listener.onMessage(message);
    }
  }

  private startHeartbeat(): void {
    clearInterval(this.heartbeat);
    this.heartbeat = setInterval(() => this.ping(), HEARTBEAT);
  }

  /** Ask for a sign of life; a socket over which nothing comes is given up. */
  private ping(): void {
    this.send({ type: "ping", id: randomId() });
    this.deadline ??= setTimeout(() => this.giveUp(), PATIENCE);
  }

  private stopWaiting(): void {
    clearTimeout(this.deadline);
    this.deadline = undefined;
  }

  private giveUp(): void {
    const socket = this.socket;
    if (socket === null) return;
    socket.onclose = null;
    socket.close();
    this.handleClose(1006);
  }

  private handleClose(code: number): void {
    clearInterval(this.heartbeat);
    this.stopWaiting();
    this.socket = null;
    if (this.state === "outdated" || this.listeners.size === 0) return;
    if (code === UNKNOWN_GUEST_CODE) {
      this.state = "unknown";
      return;
    }
    this.state = "lost";
    // Clients that lost the server come back at different moments.
    this.timer = setTimeout(() => this.open(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  private close(): void {
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    this.stopWaiting();
    const socket = this.socket;
    this.socket = null;
    this.state = "idle";
    if (socket?.readyState !== WebSocket.CONNECTING) socket?.close();
    // Browsers warn about a socket that is closed before it is open.
    else socket.onopen = () => socket.close();
  }
}

function serverAddress(): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}${withBase("/wire")}`;
}

/** The connection of this page. */
export const connection = new Connection();

if (typeof window !== "undefined") {
  window.addEventListener("online", () => connection.reconnectNow());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) connection.reconnectNow();
  });
}
