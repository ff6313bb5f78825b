/** The options of a table besides its game, as messages. */

import { adapterFor } from "../../game-adapter";
import type { WireMessage, ShownOptions } from "../../wire/types";
import { plainMessage } from "../../i18n/translator.svelte";

const UNITS = [
  ["pace-days", 86_400],
  ["pace-hours", 3_600],
  ["pace-minutes", 60],
] as const;

/** The time for a turn, in the largest unit without a fraction. */
export function paceOf(seconds: number | null): WireMessage {
  if (seconds === null) return plainMessage("pace-none");
  const unit = UNITS.find(([, length]) => seconds % length === 0);
  if (unit === undefined) return { key: "pace-seconds", arguments: { count: seconds } };
  return { key: unit[0], arguments: { count: seconds / unit[1] } };
}

/** What everybody who takes a seat should know. */
export function optionSummary(options: ShownOptions): readonly WireMessage[] {
  const first = options["first-seat"];
  const hasHelp = adapterFor(options.game).loadHelpExample !== null;
  return [
    { key: "client-table-talk-is", arguments: { talk: plainMessage(`talking-${options.talk}`) } },
    ...(hasHelp
      ? [
          {
            key: "client-table-help-is",
            arguments: { help: plainMessage(`client-open-help-${options["help-level"]}`) },
          },
        ]
      : []),
    paceOf(options["turn-seconds"]),
    ...(options["turn-seconds"] === null
      ? []
      : [plainMessage(`table-option-at-deadline-${options["at-deadline"]}`)]),
    plainMessage(`table-option-bot-pace-${options["bot-pace"]}`),
    ...(options["expert-bots"] ? [plainMessage("table-option-expert-bots")] : []),
    plainMessage(`table-option-undo-${options.undo ? "on" : "off"}`),
    plainMessage(`table-option-visibility-${options.visibility}`),
    plainMessage(`table-option-watching-${options.watching}`),
    ...(options["has-password"] ? [plainMessage("client-home-locked")] : []),
    first === null
      ? plainMessage("table-option-first-seat-drawn")
      : { key: "client-table-first-is", arguments: { number: first + 1 } },
  ];
}
