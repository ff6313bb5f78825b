/** The table of the tutorial, if there is one; forgotten when the window is closed. */

const KEY = "tamaya-coach";

class Tutorial {
  table = $state(read());

  /** Start the tutorial at this table. */
  begin(table: string): void {
    this.keep(table);
  }

  /** End the tutorial: the game goes on without it. */
  stop(): void {
    this.keep(null);
  }

  private keep(table: string | null): void {
    this.table = table;
    try {
      if (table === null) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, table);
    } catch {
      // Without storage the tutorial ends when the page is reloaded.
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
