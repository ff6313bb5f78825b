/** The one socket to the house: it greets, comes back by itself, and says how it is doing. */

import { drawnDigits } from "./chance";
import { VERSION, type ClientMessage, type ServerMessage } from "./types";

/** How the connection is doing. `outdated` and `unknown` are final until the page is reloaded. */
export type Health = "idle" | "connecting" | "open" | "lost" | "outdated" | "unknown";

/** Somebody who wants to hear what the house tells. */
export interface Listener {
  /** The socket is open and both have greeted each other; whatever was said before is forgotten. */
  opened(): void;
  /** The house tells something. */
  told(message: ServerMessage): void;
}

const FIRST_WAIT = 250;
const LONGEST_WAIT = 8_000;
const HEARTBEAT = 15_000;
/** The house closes with this code when it does not know the guest. */
const NOT_KNOWN = 4401;

export class Connection {
  health = $state<Health>("idle");

  private socket: WebSocket | null = null;
  private listeners = new Set<Listener>();
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeat: ReturnType<typeof setInterval> | undefined;
  private hasHeard = true;

  constructor(private address: () => string = addressOfTheHouse) {}

  /** Hear what is told, from now on; the first listener opens the socket, the last one closes it. */
  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    if (this.socket === null) this.open();
    else if (this.health === "open") listener.opened();
    return () => {
      this.listeners.delete(listener);
      if (this.listeners.size === 0) this.close();
    };
  }

  /** Say something, if anybody can hear it; what matters is said again when the socket is back. */
  say(message: ClientMessage): void {
    if (this.health === "open") this.socket?.send(JSON.stringify(message));
  }

  /** Try again now, as when the network is back or somebody looks at the page again. */
  hurry(): void {
    if (this.health !== "lost") return;
    this.wait = FIRST_WAIT;
    this.open();
  }

  private open(): void {
    clearTimeout(this.timer);
    if (this.health !== "lost") this.health = "connecting";
    const socket = new WebSocket(this.address());
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ say: "hello", version: VERSION }));
    socket.onmessage = (frame) => this.hear(JSON.parse(String(frame.data)) as ServerMessage);
    socket.onclose = (closed) => {
      if (this.socket === socket) this.closed(closed.code);
    };
  }

  private hear(message: ServerMessage): void {
    this.hasHeard = true;
    if (message.tell === "welcome") {
      this.wait = FIRST_WAIT;
      this.health = "open";
      this.beat();
      for (const listener of this.listeners) listener.opened();
    } else if (message.tell === "reload") {
      this.health = "outdated";
    } else {
      for (const listener of this.listeners) listener.told(message);
    }
  }

  /** A socket that says nothing for a while is asked; one that does not answer is given up. */
  private beat(): void {
    clearInterval(this.heartbeat);
    this.hasHeard = true;
    this.heartbeat = setInterval(() => {
      if (!this.hasHeard) this.giveUp();
      else {
        this.hasHeard = false;
        this.say({ say: "ping", id: drawnDigits() });
      }
    }, HEARTBEAT);
  }

  private giveUp(): void {
    const socket = this.socket;
    if (socket === null) return;
    socket.onclose = null;
    socket.close();
    this.closed(1006);
  }

  private closed(code: number): void {
    clearInterval(this.heartbeat);
    this.socket = null;
    if (this.health === "outdated" || this.listeners.size === 0) return;
    if (code === NOT_KNOWN) {
      this.health = "unknown";
      return;
    }
    this.health = "lost";
    // Everybody who lost the house comes back, but not all at the same moment.
    this.timer = setTimeout(() => this.open(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT);
  }

  private close(): void {
    clearTimeout(this.timer);
    clearInterval(this.heartbeat);
    const socket = this.socket;
    this.socket = null;
    this.health = "idle";
    socket?.close();
  }
}

function addressOfTheHouse(): string {
  const scheme = location.protocol === "https:" ? "wss:" : "ws:";
  return `${scheme}//${location.host}/wire`;
}

/** The connection of this page. */
export const connection = new Connection();

if (typeof window !== "undefined") {
  window.addEventListener("online", () => connection.hurry());
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) connection.hurry();
  });
}
