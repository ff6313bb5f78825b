/** The form for new guests: a name, and what to do first. */

import { guest } from "../guest.svelte";
import { toast } from "../ui/toast.svelte";
import { router } from "../router.svelte";
import { playNow, QUICK_GAMES, type QuickGameName } from "../table/table-setup";
import { suggestedName } from "../i18n/names";
import { translator } from "../i18n/translator.svelte";

class SignIn {
  /** The text of the name field. */
  name = $state(suggestedName());
  /** The request in progress. */
  busy = $state<QuickGameName | "entering" | null>(null);

  /** Open a table with bots, start the game and go there. */
  async play(game: QuickGameName = "hanabi"): Promise<void> {
    await this.once(game, async () => {
      router.go(`/table/${await playNow(QUICK_GAMES[game])}`);
    });
  }

  /** Sign in with the typed name and go to a page. */
  async enter(address: string): Promise<void> {
    await this.once("entering", () => Promise.resolve(router.go(address)));
  }

  private async once(what: QuickGameName | "entering", then: () => Promise<void>): Promise<void> {
    if (this.busy !== null) return;
    this.busy = what;
    try {
      // The server may not have answered yet.
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
