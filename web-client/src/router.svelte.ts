/** The router: which page the address leads to. */

export type Route =
  | { page: "home" }
  | { page: "new-table" }
  | { page: "games" }
  | { page: "learn" }
  | { page: "switch-device"; code: string }
  | { page: "table"; table: string; wantsSeat: boolean }
  | { page: "replay"; table: string; move: number | null; viewpoint: string | null }
  | { page: "not-found" };

/** The route of an address. */
export function parseRoute(address: URL): Route {
  const [first = "", second] = address.pathname.split("/").filter((word) => word !== "");
  switch (first) {
    case "":
      return { page: "home" };
    case "open":
      return { page: "new-table" };
    case "my-games":
      return { page: "games" };
    case "learn":
      return { page: "learn" };
    case "move":
      return { page: "switch-device", code: address.searchParams.get("code") ?? "" };
    case "table":
      if (second === undefined) return { page: "not-found" };
      return { page: "table", table: second, wantsSeat: address.searchParams.has("sit") };
    case "replay": {
      if (second === undefined) return { page: "not-found" };
      const move = Number.parseInt(address.searchParams.get("move") ?? "", 10);
      return {
        page: "replay",
        table: second,
        move: Number.isNaN(move) ? null : move,
        viewpoint: address.searchParams.get("viewpoint"),
      };
    }
    default:
      return { page: "not-found" };
  }
}

class Router {
  route = $state.raw<Route>({ page: "home" });

  constructor() {
    if (typeof window === "undefined") return;
    this.route = parseRoute(new URL(location.href));
    window.addEventListener("popstate", () => {
      this.route = parseRoute(new URL(location.href));
    });
  }

  /** Go to an address of this site. */
  go(address: string): void {
    history.pushState(null, "", address);
    this.route = parseRoute(new URL(location.href));
    window.scrollTo(0, 0);
  }

  /** Change the address without adding to the browser's history. */
  replace(address: string): void {
    history.replaceState(null, "", address);
  }
}

/** The router of this page. */
export const router = new Router();

/** Follow links of this site without reloading the page: `<a href=… {@attach routeLink}>`. */
export function routeLink(link: HTMLAnchorElement): () => void {
  const follow = (click: MouseEvent): void => {
    if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
    click.preventDefault();
    router.go(link.pathname + link.search);
  };
  link.addEventListener("click", follow);
  return () => link.removeEventListener("click", follow);
}
