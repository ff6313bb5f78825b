/** Ikebana, for the pages around its table. */

import type { Fact, GameAdapter } from "../game-adapter";
import { listMessage, plainMessage } from "../i18n/translator.svelte";
import type { ComposedIkebana, IkebanaResult, IkebanaView, WireMessage } from "../wire/types";
import { victorySentence, winnersOf } from "./result";

export const ikebanaAdapter: GameAdapter<IkebanaView, ComposedIkebana, IkebanaResult> = {
  nameKey: "ikebana-game",
  titleKey: "ikebana-game",
  hasEditions: false,
  ruleKeys: [],
  downloadFormats: ["native"],
  // Without those about hidden hands.
  remarks: ["thinking", "well-done", "sorry", "thanks"],
  hasExplanations: false,
  loadTable: () => import("./IkebanaTable.svelte"),
  loadCard: () => import("./FlowerCard.svelte"),
  loadHelpExample: null,

  facts({ rules }: ComposedIkebana): readonly Fact[] {
    return [
      {
        icon: "deck",
        message: { key: "client-open-bouquet", arguments: { count: rules["bouquet-size"] } },
      },
      { icon: "clock", message: { key: "client-open-rounds", arguments: { count: rules.rounds } } },
      ...(rules["final-bouquet"]
        ? [{ icon: "plus", message: plainMessage("client-open-final-bouquet") } as const]
        : []),
    ];
  },

  shortResult(result: IkebanaResult, players: readonly string[]): WireMessage {
    const player = winnersOf(result, players).join(", ");
    return { key: "client-ikebana-won-by", arguments: { player } };
  },

  standing({ board }: IkebanaView, players: readonly string[]): WireMessage {
    const points = players.map((player, seat) => ({
      key: "ikebana-standing",
      arguments: { player, points: board.points[seat] ?? 0 },
    }));
    return { key: "client-ikebana-all-points", arguments: { points: listMessage(points) } };
  },

  resultSentence: victorySentence,
};
