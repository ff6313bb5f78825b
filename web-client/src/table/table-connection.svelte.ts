/** The connection to one table: sends commands, receives entries, and resyncs after a break. */

import { rememberCommitment } from "../shuffle/shuffle-memory";
import { randomId } from "../wire/random-id";
import { wholeEntry, type ReceivedTable } from "../wire/changes";
import { clock } from "../wire/clock";
import { connection, type Connection, type Listener } from "../wire/connection.svelte";
import { Refused } from "../wire/server";
import type {
  AbsentSeat,
  Attached,
  Command,
  Entry,
  EntryWithChanges,
  GameView,
  NewEntry,
  Seat,
  ServerMessage,
  ShownEffects,
  TableState,
} from "../wire/types";
import { EntryQueue } from "./entry-queue";

interface PendingCommand {
  command: Command;
  done: () => void;
  refused: (why: Refused) => void;
}

/** Listener for an entry, with the view before it. */
export type EntryListener = (entry: NewEntry, before: GameView | null) => void;

/** Listener for the entries that were missed while the connection was lost. */
export type MissedListener = (entries: readonly Entry[]) => void;

const ABOUT_PASSWORD: readonly string[] = [
  "wrong-password",
  "too-many-passwords",
  "too-many-requests",
];

/** Whether a refusal to attach asks for a password, at once or later. */
export function isAboutPassword(refusal: Refused | null): boolean {
  return refusal !== null && ABOUT_PASSWORD.includes(refusal.reason);
}

export class TableConnection implements Listener {
  /** The state of the table, once the server has sent it. */
  state = $state.raw<TableState | null>(null);
  /** The current view of the game. */
  view = $state.raw<GameView | null>(null);
  /** All entries that this viewpoint includes, in order. */
  entries = $state.raw<readonly Entry[]>([]);
  /** After the game, the entries as they were sent before its end; null if there were none. */
  entriesDuringGame = $state.raw<readonly Entry[] | null>(null);
  /** The seats whose bots are still being prepared. */
  preparingSeats = $state.raw<readonly Seat[]>([]);
  /** The seats whose people are not here. */
  absences = $state.raw<readonly AbsentSeat[]>([]);
  /** What leaving and voting would do without those who are long away; null if nobody is. */
  effects = $state.raw<ShownEffects | null>(null);
  /** Why the server refused to attach to this table. */
  refusal = $state.raw<Refused | null>(null);
  /** The number of commands that are not answered yet. */
  pending = $state(0);

  /** What the server sent last; some of it may not be shown yet. */
  private received: ReceivedTable | null = null;
  private viewpoint: string | null = null;
  private password: string | undefined;
  private waiting = new Map<string, PendingCommand>();
  private stop: (() => void) | null = null;
  private entryListeners = new Set<EntryListener>();
  private missedListeners = new Set<MissedListener>();
  private queue = new EntryQueue<NewEntry>((entry) => this.addEntry(entry));
  private attaching: {
    done: (state: TableState) => void;
    refused: (why: Refused) => void;
  }[] = [];

  constructor(
    readonly table: string,
    private wire: Connection = connection,
  ) {}

  /** Connect; returns a function that disconnects. */
  connect(): () => void {
    this.stop = this.wire.listen(this);
    return () => {
      this.wire.send({ type: "detach", table: this.table });
      this.stop?.();
      this.stop = null;
    };
  }

  /** The state of the table once the server has sent it; a refusal is thrown. */
  attachedState(): Promise<TableState> {
    return new Promise((done, refused) => {
      if (this.state === null) this.attaching.push({ done, refused });
      else done(this.state);
    });
  }

  /** Listen to each new entry, for animations, sounds and announcements. */
  onEntry(listener: EntryListener): () => void {
    this.entryListeners.add(listener);
    return () => this.entryListeners.delete(listener);
  }

  /** Listen to the entries that were missed while the connection was lost. */
  onMissed(listener: MissedListener): () => void {
    this.missedListeners.add(listener);
    return () => this.missedListeners.delete(listener);
  }

  /** Attach again with this password. */
  tryPassword(password: string): void {
    this.password = password;
    this.attach();
  }

  /**
   * Send a command. It is executed once however often the connection breaks; a refusal is thrown.
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
      case "entry-with-changes":
        if (message.table === this.table) this.onEntryWithChanges(message);
        break;
      case "bots-preparing":
        if (message.table === this.table) this.preparingSeats = message.seats;
        break;
      case "absences":
        if (message.table === this.table) {
          this.absences = message.seats;
          this.effects = message.effects;
        }
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
      changes: true,
      ...(this.viewpoint === null ? {} : { viewpoint: this.viewpoint }),
      ...(this.password === undefined ? {} : { password: this.password }),
    });
  }

  private onAttached(message: Attached): void {
    this.queue.showAll();
    this.received = { state: message.state, view: message.view };
    const isSameViewer = this.viewpoint === message.viewpoint;
    this.viewpoint = message.viewpoint;
    if (this.state?.phase === "playing" && message.state.phase === "finished") {
      this.entriesDuringGame = this.entries;
    }
    const missed = isSameViewer ? this.newEntries(message.entries) : [];
    this.entries = isSameViewer ? [...this.entries, ...missed] : message.entries;
    this.setState(message);
    this.preparingSeats = [];
    this.absences = [];
    this.effects = null;
    this.refusal = null;
    if (missed.length > 0) for (const listener of this.missedListeners) listener(missed);
    for (const { done } of this.attaching.splice(0)) done(message.state);
  }

  private onEntryWithChanges(message: EntryWithChanges): void {
    if (this.received === null) return;
    const entry = wholeEntry(message, this.received);
    this.received = { state: entry.state, view: entry.view };
    this.queueEntry(entry);
  }

  private queueEntry(entry: NewEntry): void {
    clock.sync(entry.at);
    this.queue.add(entry);
    // Nobody waits for animations to see what they did themselves.
    const { event } = entry;
    const isMove = event.type === "move-made" || event.type === "move-undone";
    if (isMove && event.seat === entry.state["my-seat"]) this.queue.showAll();
  }

  private addEntry(message: NewEntry): void {
    const entry: Entry = {
      sequence: message.sequence,
      at: message.at,
      event: message.event,
      "game-events": message["game-events"],
      sentences: message.sentences,
    };
    const before = this.view;
    this.entries = [...this.entries, ...this.newEntries([entry])];
    this.setState(message);
    for (const listener of this.entryListeners) listener(message, before);
  }

  private setState({ state, view }: Attached | NewEntry): void {
    rememberCommitment(state);
    this.state = state;
    this.view = view;
  }

  private newEntries(entries: readonly Entry[]): readonly Entry[] {
    const last = this.entries.at(-1)?.sequence ?? 0;
    return entries.filter((entry) => entry.sequence > last);
  }

  private onRefused(id: string | null, why: Refused): void {
    const waiting = id === null ? undefined : this.takePending(id);
    if (waiting !== undefined) waiting.refused(why);
    // An attach carries no id: a refusal without an id before the first state belongs to it. A
    // table may also be deleted later: then it is refused after the next reconnection.
    else if (id === null && (this.state === null || why.reason === "no-such-table")) {
      this.refusal = why;
      // A connection that breaks must not try it again.
      if (isAboutPassword(why)) this.password = undefined;
      for (const { refused } of this.attaching.splice(0)) refused(why);
    }
  }

  private takePending(id: string): PendingCommand | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    this.pending = this.waiting.size;
    return waiting;
  }
}
