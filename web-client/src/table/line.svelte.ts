/** A table as this page is told of it: it asks, hears, and misses nothing when the line breaks. */

import { drawnDigits } from "../wire/chance";
import { clock } from "../wire/clock";
import { connection, type Connection, type Listener } from "../wire/connection.svelte";
import { Refused } from "../wire/house";
import type {
  Attached,
  Command,
  Entry,
  GameView,
  Happened,
  Seat,
  ServerMessage,
  TableState,
} from "../wire/types";

interface Waiting {
  command: Command;
  done: () => void;
  refused: (why: Refused) => void;
}

/** Somebody who hears of an entry, and how the game stood for these eyes before it. */
export type Hearer = (happened: Happened, before: GameView | null) => void;

export class TableLine implements Listener {
  /** The table as it stands, once the house has told of it. */
  state = $state.raw<TableState | null>(null);
  /** The game as it stands, for these eyes. */
  view = $state.raw<GameView | null>(null);
  /** Everything that these eyes were told, in order. */
  entries = $state.raw<readonly Entry[]>([]);
  /** The seats whose bots cannot move yet, because the house still makes them ready. */
  gettingReady = $state.raw<readonly Seat[]>([]);
  /** Why the house does not tell of this table. */
  refusal = $state.raw<Refused | null>(null);
  /** How many things were asked and are not answered yet. */
  pending = $state(0);

  private eyes: string | null = null;
  private password: string | undefined;
  private waiting = new Map<string, Waiting>();
  private stop: (() => void) | null = null;
  private hearers = new Set<Hearer>();

  constructor(
    readonly table: string,
    private line: Connection = connection,
  ) {}

  /** Begin to hear of the table; returns how to stop. */
  begin(): () => void {
    this.stop = this.line.listen(this);
    return () => {
      this.line.say({ say: "detach", table: this.table });
      this.stop?.();
      this.stop = null;
    };
  }

  /** Hear of each entry as it happens, for animations, sounds and announcements. */
  whenever(hearer: Hearer): () => void {
    this.hearers.add(hearer);
    return () => this.hearers.delete(hearer);
  }

  /** Try a password at the door. */
  enter(password: string): void {
    this.password = password;
    this.attach();
  }

  /**
   * Ask something of the table. It is done once however often the line breaks meanwhile; a refusal
   * is thrown.
   */
  ask(command: Command): Promise<void> {
    return new Promise((done, refused) => {
      const id = drawnDigits();
      this.waiting.set(id, { command, done, refused });
      this.pending = this.waiting.size;
      this.line.say({ say: "ask", id, table: this.table, command });
    });
  }

  opened(): void {
    this.attach();
    for (const [id, { command }] of this.waiting) {
      this.line.say({ say: "ask", id, table: this.table, command });
    }
  }

  told(message: ServerMessage): void {
    switch (message.tell) {
      case "attached":
        if (message.table === this.table) this.attached(message);
        break;
      case "happened":
        if (message.table === this.table) this.happened(message);
        break;
      case "getting-ready":
        if (message.table === this.table) this.gettingReady = message.seats;
        break;
      case "done":
        this.settle(message.id)?.done();
        break;
      case "refused":
        this.refused(message.id, new Refused(message.reason, message.details));
        break;
    }
  }

  private attach(): void {
    this.line.say({
      say: "attach",
      table: this.table,
      after: this.entries.at(-1)?.sequence ?? 0,
      ...(this.eyes === null ? {} : { eyes: this.eyes }),
      ...(this.password === undefined ? {} : { password: this.password }),
    });
  }

  private attached(message: Attached): void {
    const isTheSame = this.eyes === message.eyes;
    this.eyes = message.eyes;
    this.entries = isTheSame ? [...this.entries, ...this.unheard(message.missed)] : message.missed;
    this.state = message.state;
    this.view = message.view;
    this.gettingReady = [];
    this.refusal = null;
  }

  private happened(message: Happened): void {
    clock.heard(message.at);
    const entry: Entry = {
      sequence: message.sequence,
      at: message.at,
      event: message.event,
      game: message.game,
      said: message.said,
    };
    const before = this.view;
    this.entries = [...this.entries, ...this.unheard([entry])];
    this.state = message.state;
    this.view = message.view;
    for (const hearer of this.hearers) hearer(message, before);
  }

  private unheard(entries: readonly Entry[]): readonly Entry[] {
    const last = this.entries.at(-1)?.sequence ?? 0;
    return entries.filter((entry) => entry.sequence > last);
  }

  private refused(id: string | null, why: Refused): void {
    const waiting = id === null ? undefined : this.settle(id);
    if (waiting !== undefined) waiting.refused(why);
    // An attach carries no id: what is refused without one before the table is known is that.
    else if (id === null && this.state === null) this.refusal = why;
  }

  private settle(id: string): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    this.pending = this.waiting.size;
    return waiting;
  }
}

/** A part of the shuffle, drawn at random here, so that the house cannot choose the cards. */
export function contribution(): string {
  return drawnDigits();
}
