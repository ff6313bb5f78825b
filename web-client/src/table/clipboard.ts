/** The clipboard. */

import { toast } from "../ui/toast.svelte";
import { say } from "../i18n/translator.svelte";

/** Copy a text and say so; if the browser forbids it, show the text to be copied by hand. */
export async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(say("client-table-copied"), "good");
  } catch {
    // Pages without encryption, as in a local network, have no clipboard.
    toast(text);
  }
}
