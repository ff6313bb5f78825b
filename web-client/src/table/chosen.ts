/** What was chosen for a table besides its game, as messages. */

import type { Said, ShownOptions } from "../wire/types";
import { plainly } from "../words/words.svelte";

const UNITS = [
  ["pace-days", 86_400],
  ["pace-hours", 3_600],
  ["pace-minutes", 60],
] as const;

/** How long a turn may take, in the largest unit that says it without a fraction. */
export function paceOf(seconds: number | null): Said {
  if (seconds === null) return plainly("pace-none");
  const unit = UNITS.find(([, length]) => seconds % length === 0);
  if (unit === undefined) return { key: "pace-seconds", arguments: { count: seconds } };
  return { key: unit[0], arguments: { count: seconds / unit[1] } };
}

/** What everybody who sits down should know. */
export function chosenOf(options: ShownOptions): readonly Said[] {
  const first = options["first-seat"];
  const hasHelp = options.game === "hanabi";
  return [
    { key: "client-table-talk-is", arguments: { talk: plainly(`talking-${options.talk}`) } },
    ...(hasHelp
      ? [
          {
            key: "client-table-help-is",
            arguments: { help: plainly(`client-open-help-${options["help-level"]}`) },
          },
        ]
      : []),
    paceOf(options["turn-seconds"]),
    ...(options["turn-seconds"] === null
      ? []
      : [plainly(`table-option-at-deadline-${options["at-deadline"]}`)]),
    plainly(`table-option-visibility-${options.visibility}`),
    plainly(`table-option-watching-${options.watching}`),
    ...(options["has-password"] ? [plainly("client-front-locked")] : []),
    first === null
      ? plainly("table-option-first-seat-drawn")
      : { key: "client-table-first-is", arguments: { number: first + 1 } },
  ];
}
