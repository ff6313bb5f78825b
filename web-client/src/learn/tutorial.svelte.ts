/** Whether somebody is shown how to play, and at which table; forgotten with the window. */

const KEY = "tamaya-coach";

class Tutorial {
  table = $state(read());

  /** Show it at this table. */
  begin(table: string): void {
    this.keep(table);
  }

  /** Show no more: the game goes on as any other. */
  stop(): void {
    this.keep(null);
  }

  private keep(table: string | null): void {
    this.table = table;
    try {
      if (table === null) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, table);
    } catch {
      // A browser that keeps nothing forgets the lesson when the page is loaded anew.
    }
  }
}

function read(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export const tutorial = new Tutorial();
