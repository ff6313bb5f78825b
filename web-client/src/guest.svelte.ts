/** Who this browser is to the house. */

import { Refused, request } from "./wire/server";
import type { Me } from "./wire/types";

class Guest {
  /** The guest's name, null for somebody the house does not know, undefined before it was asked. */
  name = $state<string | null | undefined>(undefined);

  /** Ask the house whom it takes this browser for. */
  async load(): Promise<void> {
    try {
      this.name = (await request<Me>("GET", "/api/me")).name;
    } catch (why) {
      if (why instanceof Refused && why.reason === "unknown-guest") this.name = null;
      else throw why;
    }
  }

  /** Come in by a name, or be called otherwise from now on. */
  async setName(name: string): Promise<void> {
    const isKnown = typeof this.name === "string";
    const me = await (isKnown
      ? request<Me>("PATCH", "/api/me", { name })
      : request<Me>("POST", "/api/guests", { name }));
    this.name = me.name;
  }
}

export const guest = new Guest();
