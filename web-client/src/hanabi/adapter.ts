/** Hanabi, for the pages around its table. */

import type { Fact, GameAdapter } from "../game-adapter";
import { plainMessage } from "../i18n/translator.svelte";
import type { ComposedHanabi, HanabiResult, HanabiView, WireMessage } from "../wire/types";

export const hanabiAdapter: GameAdapter<HanabiView, ComposedHanabi, HanabiResult> = {
  nameKey: "game-hanabi",
  titleKey: "game",
  hasEditions: true,
  ruleKeys: ["client-table-rule-clue", "client-table-rule-play", "client-table-rule-discard"],
  downloadFormats: ["native", "hanab-live"],
  remarks: ["know-nothing", "remember", "thinking", "well-done", "sorry", "thanks"],
  hasExplanations: true,
  loadTable: () => import("./HanabiTable.svelte"),
  loadCard: () => import("../ui/FaceCard.svelte"),
  loadHelpExample: () => import("./help/HelpExample.svelte"),

  facts({ rules }: ComposedHanabi, seats: number): readonly Fact[] {
    const counted = (key: string, count: number): WireMessage => ({ key, arguments: { count } });
    return [
      { icon: "deck", message: counted("client-open-cards", rules.cards) },
      {
        icon: "people",
        message: { key: "client-open-hand", arguments: { count: rules["hand-size"], seats } },
      },
      { icon: "token", message: counted("client-open-tokens", rules.tokens) },
      { icon: "error", message: counted("client-open-errors", rules.errors) },
      { icon: "star", message: counted("client-open-highest", rules["highest-score"]) },
      { icon: "last", message: plainMessage(`client-open-ending-${rules.ending}`) },
      ...(rules.tiles
        ? [{ icon: "plus", message: plainMessage("client-open-tiles") } as const]
        : []),
    ];
  },

  shortResult({ result, score, "is-scored": isScored }: HanabiResult): WireMessage {
    if (result === "won" && !isScored) return plainMessage("client-hanabi-won-game");
    // A lost game has no score, or always the same: zero.
    if (result === "lost") return plainMessage("client-hanabi-lost-game");
    return { key: "client-hanabi-points", arguments: { count: score } };
  },

  standing({ board }: HanabiView): WireMessage {
    return {
      key: "client-hanabi-standing",
      arguments: {
        score: board.score,
        reachable: board["highest-reachable-score"],
        tokens: board.tokens,
        errors: board.errors,
        cards: board["deck-size"],
      },
    };
  },

  resultSentence(
    { result, cause, score }: HanabiResult,
    _players: readonly string[],
    view: HanabiView | null,
  ): WireMessage {
    if (view?.board.rules.ending !== "final-flourish") {
      return { key: "client-hanabi-result", arguments: { score } };
    }
    return {
      key: `ended-flourish-${result}`,
      arguments: { cause: plainMessage(`cause-${cause}`) },
    };
  },
};
