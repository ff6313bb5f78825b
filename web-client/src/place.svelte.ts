/** Where in the house the page is: the address, in words. */

export type Place =
  | { page: "front" }
  | { page: "open" }
  | { page: "games" }
  | { page: "learn" }
  | { page: "move"; code: string }
  | { page: "table"; table: string; isToSit: boolean }
  | { page: "replay"; table: string; move: number | null; eyes: string | null }
  | { page: "nowhere" };

/** The place that an address leads to. */
export function placeOf(address: URL): Place {
  const [first = "", second] = address.pathname.split("/").filter((word) => word !== "");
  switch (first) {
    case "":
      return { page: "front" };
    case "open":
      return { page: "open" };
    case "my-games":
      return { page: "games" };
    case "learn":
      return { page: "learn" };
    case "move":
      return { page: "move", code: address.searchParams.get("code") ?? "" };
    case "table":
      if (second === undefined) return { page: "nowhere" };
      return { page: "table", table: second, isToSit: address.searchParams.has("sit") };
    case "replay": {
      if (second === undefined) return { page: "nowhere" };
      const move = Number.parseInt(address.searchParams.get("move") ?? "", 10);
      return {
        page: "replay",
        table: second,
        move: Number.isNaN(move) ? null : move,
        eyes: address.searchParams.get("eyes"),
      };
    }
    default:
      return { page: "nowhere" };
  }
}

class Way {
  place = $state.raw<Place>({ page: "front" });

  constructor() {
    if (typeof window === "undefined") return;
    this.place = placeOf(new URL(location.href));
    window.addEventListener("popstate", () => {
      this.place = placeOf(new URL(location.href));
    });
  }

  /** Go to an address of the house. */
  to(address: string): void {
    history.pushState(null, "", address);
    this.place = placeOf(new URL(location.href));
    window.scrollTo(0, 0);
  }

  /** Note a detail in the address without a step back to it. */
  note(address: string): void {
    history.replaceState(null, "", address);
  }
}

/** The way through the house. */
export const way = new Way();

/** Have links of the house followed without loading the page anew: `<a href=… {@attach walk}>`. */
export function walk(link: HTMLAnchorElement): () => void {
  const follow = (click: MouseEvent): void => {
    if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
    click.preventDefault();
    way.to(link.pathname + link.search);
  };
  link.addEventListener("click", follow);
  return () => link.removeEventListener("click", follow);
}
