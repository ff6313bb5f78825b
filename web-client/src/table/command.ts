/** Sends commands and shows why they are refused. */

import { toast } from "../ui/toast.svelte";
import type { Command } from "../wire/types";
import { translator } from "../i18n/translator.svelte";
import type { TableContext } from "./table-context";

/** Send a command; returns whether it was accepted. */
export async function submitCommand(context: TableContext, command: Command): Promise<boolean> {
  try {
    await context.submit?.(command);
    return true;
  } catch (why) {
    toast(translator.explain(why), "bad");
    return false;
  }
}
