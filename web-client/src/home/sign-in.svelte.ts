/** Somebody who arrives: the name they would go by, and what they do first. */

import { guest } from "../guest.svelte";
import { toast } from "../ui/toast.svelte";
import { router } from "../router.svelte";
import { playNow } from "../table/table-setup";
import { suggestedName } from "../i18n/names";
import { translator } from "../i18n/translator.svelte";

class SignIn {
  /** What is typed in the field for the name. */
  name = $state(suggestedName());
  /** What is under way. */
  busy = $state<"playing" | "entering" | null>(null);

  /** Open a table with bots, begin, and go there. */
  async play(): Promise<void> {
    await this.once("playing", async () => {
      router.go(`/table/${await playNow()}`);
    });
  }

  /** Go somewhere in the house by the name that is typed. */
  async enter(address: string): Promise<void> {
    await this.once("entering", () => Promise.resolve(router.go(address)));
  }

  private async once(what: "playing" | "entering", then: () => Promise<void>): Promise<void> {
    if (this.busy !== null) return;
    this.busy = what;
    try {
      // The house may not have answered when the page came.
      if (guest.name === undefined) await guest.load();
      if (guest.name === null) await guest.setName(this.name.trim());
      await then();
    } catch (why) {
      toast(translator.explain(why), "bad");
    } finally {
      this.busy = null;
    }
  }
}

export const signIn = new SignIn();
