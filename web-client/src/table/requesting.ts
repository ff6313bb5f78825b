/** Asking something of a table and showing why it is not done. */

import { toast } from "../paper/toast.svelte";
import type { Command } from "../wire/types";
import { words } from "../words/words.svelte";
import type { Company } from "./company";

/** Ask it; whether it was done. */
export async function request(company: Company, command: Command): Promise<boolean> {
  try {
    await company.ask?.(command);
    return true;
  } catch (why) {
    toast(words.why(why), "bad");
    return false;
  }
}
