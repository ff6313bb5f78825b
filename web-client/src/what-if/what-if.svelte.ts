/** Playing on from a position of a finished game: the server applies the moves and answers. */

import type { GameSource } from "../replay/game-source";
import type { TableContext, Timeline } from "../table/table-context";
import { encodeText } from "../text-code";
import { toast } from "../ui/toast.svelte";
import type { Command, FinishedGame, GameView, OpenHands, WhatIf } from "../wire/types";
import { say, translator } from "../i18n/translator.svelte";
import { branchContext, withoutArrangement } from "./branch-context";
import {
  branchesOf,
  mergeTrees,
  movesAfter,
  readTree,
  withBranch,
  withoutBranch,
  withWords,
  writeTree,
  type Branch,
  type BranchTree,
} from "./branch-tree";

const STORED = "tamaya-branches-";

export class WhatIfGame {
  tree = $state.raw<BranchTree>(new Map());
  /** How many moves of the game come before the shown branch. */
  from = $state(0);
  /** The moves of the shown branch up to the shown moment. */
  moves = $state.raw<readonly string[]>([]);
  answer = $state.raw<WhatIf | null>(null);
  hands = $state<OpenHands>("all");
  /** The only seat that is not played by a bot; null to play every seat. */
  seat = $state<number | null>(null);
  isBusy = $state(false);
  private requests = 0;

  constructor(
    private source: GameSource,
    private game: FinishedGame,
  ) {
    this.tree = readTree(read(STORED + source.key));
  }

  get branches(): readonly Branch[] {
    return branchesOf(this.tree);
  }

  /** The moves that were tried from the shown moment. */
  get tried(): readonly string[] {
    return movesAfter(this.tree, this.from, this.moves);
  }

  /** Show the position after these moves of the game and of a branch. */
  show(from: number, moves: readonly string[] = []): Promise<void> {
    return this.ask(from, moves);
  }

  /** Go back by a move; with bots, to one's own move before. */
  back(): Promise<void> {
    const seats = this.answer?.seats ?? [];
    let last = this.moves.length - 1;
    while (this.seat !== null && last > 0 && seats[last] !== this.seat) last--;
    return this.ask(this.from, this.moves.slice(0, Math.max(0, last)));
  }

  /** Change which hands are open, or which seat is played. */
  async change(changes: { hands?: OpenHands; seat?: number | null }): Promise<void> {
    if (changes.hands !== undefined) this.hands = changes.hands;
    if (changes.seat !== undefined) this.seat = changes.seat;
    await this.ask(this.from, this.moves);
  }

  describe(branch: Branch, words: { name?: string; comment?: string }): void {
    this.keep(withWords(this.tree, branch, words));
  }

  remove(branch: Branch): void {
    this.keep(withoutBranch(this.tree, branch));
    const isShown = branch.moves.every((move, at) => move === this.moves[at]);
    if (branch.from === this.from && isShown) void this.ask(this.from, branch.moves.slice(0, -1));
  }

  /** Add the branches of a link. */
  add(text: string): void {
    this.keep(mergeTrees(this.tree, readTree(text)));
  }

  /** The address that brings all branches to somebody else. */
  async address(): Promise<string> {
    const details = new URLSearchParams({ move: String(this.from) });
    return this.source.address(details, await encodeText(writeTree(this.tree)));
  }

  /** What the server says about the end of a branch, for a comparison. */
  standing(branch: Branch): Promise<WhatIf> {
    return this.source.whatIf({ move: branch.from, moves: branch.moves, hands: "all", seat: null });
  }

  get context(): TableContext | null {
    const { answer, game, from } = this;
    if (answer === null) return null;
    return branchContext(game, from, answer, this.timeline(answer.view), (command) =>
      this.submit(command),
    );
  }

  private timeline(view: GameView): Timeline {
    const move = this.from + this.moves.length;
    const goTo = (wanted: number): void => {
      if (wanted < this.from) void this.ask(Math.max(0, wanted), []);
      else void this.ask(this.from, this.moves.slice(0, wanted - this.from));
    };
    return {
      // A hand is not rearranged in a branch.
      view: withoutArrangement(view),
      move,
      moves: move,
      isPast: false,
      goTo,
      step: (steps) => goTo(move + steps),
      goToLatest: () => undefined,
    };
  }

  private async submit(command: Command): Promise<void> {
    if (command.type === "move") await this.ask(this.from, [...this.moves, command.move], true);
  }

  private async ask(from: number, moves: readonly string[], isMove = false): Promise<void> {
    const number = ++this.requests;
    this.isBusy = true;
    try {
      const { hands, seat } = this;
      const answer = await this.source.whatIf({ move: from, moves, hands, seat });
      if (number !== this.requests) return;
      this.answer = answer;
      this.from = from;
      this.moves = answer.moves;
      if (answer.moves.length > 0) {
        const grown = withBranch(this.tree, from, answer.moves);
        if (grown === this.tree) toast(say("client-what-if-full"), "bad");
        this.keep(grown);
      }
    } catch (why) {
      if (isMove) throw why;
      toast(translator.explain(why), "bad");
    } finally {
      if (number === this.requests) this.isBusy = false;
    }
  }

  private keep(tree: BranchTree): void {
    this.tree = tree;
    try {
      localStorage.setItem(STORED + this.source.key, writeTree(tree));
    } catch {
      // Without storage the branches last until the page is closed.
    }
  }
}

function read(key: string): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return "";
  }
}
