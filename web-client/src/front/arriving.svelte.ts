/** Somebody who arrives: the name they would go by, and what they do first. */

import { guest } from "../guest.svelte";
import { toast } from "../paper/toast.svelte";
import { way } from "../place.svelte";
import { playNow } from "../table/opening";
import { ask } from "../wire/house";
import type { Offer } from "../wire/types";
import { suggestedName } from "../words/names";
import { words } from "../words/words.svelte";

class Arriving {
  /** What is typed in the field for the name. */
  name = $state(suggestedName());
  /** What is under way. */
  busy = $state<"playing" | "entering" | null>(null);

  /** Open a table with bots, begin, and go there. */
  async play(): Promise<void> {
    await this.once("playing", async () => {
      const { games } = await ask<Offer>("GET", "/api/games");
      const bot = games.find(({ game }) => game === "hanabi")?.bots[0]?.bot ?? "careful";
      way.to(`/table/${await playNow(bot)}`);
    });
  }

  /** Go somewhere in the house by the name that is typed. */
  async enter(address: string): Promise<void> {
    await this.once("entering", () => Promise.resolve(way.to(address)));
  }

  private async once(what: "playing" | "entering", then: () => Promise<void>): Promise<void> {
    if (this.busy !== null) return;
    this.busy = what;
    try {
      // The house may not have answered when the page came.
      if (guest.name === undefined) await guest.recall();
      if (guest.name === null) await guest.call(this.name.trim());
      await then();
    } catch (why) {
      toast(words.why(why), "bad");
    } finally {
      this.busy = null;
    }
  }
}

export const arriving = new Arriving();
