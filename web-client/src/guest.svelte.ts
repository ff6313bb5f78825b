/** The guest as the server knows this browser. */

import { Refused, request } from "./wire/server";
import type { Me } from "./wire/types";

class Guest {
  /**
   * The guest's name; null if the server does not know the guest, undefined before it has answered.
   */
  name = $state<string | null | undefined>(undefined);

  /** Ask the server who this guest is. */
  async load(): Promise<void> {
    try {
      this.name = (await request<Me>("GET", "/api/me")).name;
    } catch (why) {
      if (why instanceof Refused && why.reason === "unknown-guest") this.name = null;
      else throw why;
    }
  }

  /** Sign in with a name, or change it. */
  async setName(name: string): Promise<void> {
    const isKnown = typeof this.name === "string";
    const me = await (isKnown
      ? request<Me>("PATCH", "/api/me", { name })
      : request<Me>("POST", "/api/guests", { name }));
    this.name = me.name;
  }
}

export const guest = new Guest();
