/** A table as this page is told of it: it asks, hears, and misses nothing when the line breaks. */

import { randomId } from "../wire/random-id";
import { clock } from "../wire/clock";
import { connection, type Connection, type Listener } from "../wire/connection.svelte";
import { Refused } from "../wire/server";
import type {
  Attached,
  Command,
  Entry,
  GameView,
  NewEntry,
  Seat,
  ServerMessage,
  TableState,
} from "../wire/types";

interface PendingCommand {
  command: Command;
  done: () => void;
  refused: (why: Refused) => void;
}

/** Somebody who hears of an entry, and how the game stood for these eyes before it. */
export type EntryListener = (happened: NewEntry, before: GameView | null) => void;

export class TableConnection implements Listener {
  /** The table as it stands, once the house has told of it. */
  state = $state.raw<TableState | null>(null);
  /** The game as it stands, for these eyes. */
  view = $state.raw<GameView | null>(null);
  /** Everything that these eyes were told, in order. */
  entries = $state.raw<readonly Entry[]>([]);
  /** The seats whose bots cannot move yet, because the house still makes them ready. */
  preparingSeats = $state.raw<readonly Seat[]>([]);
  /** Why the house does not tell of this table. */
  refusal = $state.raw<Refused | null>(null);
  /** How many things were asked and are not answered yet. */
  pending = $state(0);

  private viewpoint: string | null = null;
  private password: string | undefined;
  private waiting = new Map<string, PendingCommand>();
  private stop: (() => void) | null = null;
  private entryListeners = new Set<EntryListener>();

  constructor(
    readonly table: string,
    private wire: Connection = connection,
  ) {}

  /** Begin to hear of the table; returns how to stop. */
  connect(): () => void {
    this.stop = this.wire.listen(this);
    return () => {
      this.wire.send({ type: "detach", table: this.table });
      this.stop?.();
      this.stop = null;
    };
  }

  /** Hear of each entry as it happens, for animations, sounds and announcements. */
  onEntry(listener: EntryListener): () => void {
    this.entryListeners.add(listener);
    return () => this.entryListeners.delete(listener);
  }

  /** Try a password at the door. */
  tryPassword(password: string): void {
    this.password = password;
    this.attach();
  }

  /**
   * Ask something of the table. It is done once however often the line breaks meanwhile; a refusal
   * is thrown.
   */
  submit(command: Command): Promise<void> {
    return new Promise((done, refused) => {
      const id = randomId();
      this.waiting.set(id, { command, done, refused });
      this.pending = this.waiting.size;
      this.wire.send({ type: "command", id, table: this.table, command });
    });
  }

  onOpen(): void {
    this.attach();
    for (const [id, { command }] of this.waiting) {
      this.wire.send({ type: "command", id, table: this.table, command });
    }
  }

  onMessage(message: ServerMessage): void {
    switch (message.type) {
      case "attached":
        if (message.table === this.table) this.onAttached(message);
        break;
      case "entry":
        if (message.table === this.table) this.addEntry(message);
        break;
      case "bots-preparing":
        if (message.table === this.table) this.preparingSeats = message.seats;
        break;
      case "done":
        this.takePending(message.id)?.done();
        break;
      case "refused":
        this.onRefused(message.id, new Refused(message.reason, message.details));
        break;
    }
  }

  private attach(): void {
    this.wire.send({
      type: "attach",
      table: this.table,
      after: this.entries.at(-1)?.sequence ?? 0,
      ...(this.viewpoint === null ? {} : { viewpoint: this.viewpoint }),
      ...(this.password === undefined ? {} : { password: this.password }),
    });
  }

  private onAttached(message: Attached): void {
    const isSameViewer = this.viewpoint === message.viewpoint;
    this.viewpoint = message.viewpoint;
    this.entries = isSameViewer
      ? [...this.entries, ...this.newEntries(message.entries)]
      : message.entries;
    this.state = message.state;
    this.view = message.view;
    this.preparingSeats = [];
    this.refusal = null;
  }

  private addEntry(message: NewEntry): void {
    clock.sync(message.at);
    const entry: Entry = {
      sequence: message.sequence,
      at: message.at,
      event: message.event,
      "game-events": message["game-events"],
      sentences: message.sentences,
    };
    const before = this.view;
    this.entries = [...this.entries, ...this.newEntries([entry])];
    this.state = message.state;
    this.view = message.view;
    for (const listener of this.entryListeners) listener(message, before);
  }

  private newEntries(entries: readonly Entry[]): readonly Entry[] {
    const last = this.entries.at(-1)?.sequence ?? 0;
    return entries.filter((entry) => entry.sequence > last);
  }

  private onRefused(id: string | null, why: Refused): void {
    const waiting = id === null ? undefined : this.takePending(id);
    if (waiting !== undefined) waiting.refused(why);
    // An attach carries no id: what is refused without one before the table is known is that.
    else if (id === null && this.state === null) this.refusal = why;
  }

  private takePending(id: string): PendingCommand | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    this.pending = this.waiting.size;
    return waiting;
  }
}

/** A part of the shuffle, drawn at random here, so that the house cannot choose the cards. */
export function contribution(): string {
  return randomId();
}
