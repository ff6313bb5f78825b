/** What is said about a bot beside its name. */

import { say } from "../i18n/translator.svelte";
import type { ShownHolder } from "../wire/types";

/** That it is a bot, how well it plays and which one it is; null for a person. */
export function botLabel(holder: ShownHolder | null): string | null {
  if (holder === null || holder.bot === null) return null;
  const { bot, level } = holder;
  if (level === null) return say("client-table-bot");
  return say("client-table-bot-is", { level: say(`bot-level-${level}`), bot });
}
