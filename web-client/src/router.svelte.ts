/** The router: which page the address leads to. */

import { basePath, withBase, withoutBase } from "./base-path";

export type Route =
  | { page: "home" }
  | { page: "new-table" }
  | { page: "games" }
  | { page: "learn" }
  | { page: "rules"; game: string; query: string }
  | { page: "switch-device"; code: string }
  | { page: "table"; table: string; wantsSeat: boolean }
  | ({ page: "replay"; table: string; review: boolean; exercise: number | null } & Moment)
  | ({ page: "import"; code: string } & Moment)
  | { page: "not-found" };

/** A moment of a finished game, and branches that somebody has sent with the link. */
interface Moment {
  move: number | null;
  viewpoint: string | null;
  branches: string | null;
}

/** The moment that an address names; the branches are in the part that is never sent. */
function momentOf(details: URLSearchParams, hash: URLSearchParams): Moment {
  return {
    move: numberIn(details, "move"),
    viewpoint: details.get("viewpoint"),
    branches: hash.get("branches"),
  };
}

function numberIn(details: URLSearchParams, name: string): number | null {
  const number = Number.parseInt(details.get(name) ?? "", 10);
  return Number.isNaN(number) ? null : number;
}

/** The route of an address. */
export function parseRoute(address: URL, base = basePath): Route {
  const path = withoutBase(address.pathname, base);
  const [first = "", second] = path.split("/").filter((word) => word !== "");
  switch (first) {
    case "":
      return { page: "home" };
    case "open":
      return { page: "new-table" };
    case "my-games":
      return { page: "games" };
    case "learn":
      return { page: "learn" };
    case "rules":
      if (second === undefined) return { page: "not-found" };
      return { page: "rules", game: second, query: address.search };
    case "move":
      return { page: "switch-device", code: address.searchParams.get("code") ?? "" };
    case "table":
      if (second === undefined) return { page: "not-found" };
      return { page: "table", table: second, wantsSeat: address.searchParams.has("sit") };
    case "replay": {
      if (second === undefined) return { page: "not-found" };
      const hash = new URLSearchParams(address.hash.slice(1));
      const review = address.searchParams.has("review");
      const exercise = numberIn(address.searchParams, "exercise");
      const moment = momentOf(address.searchParams, hash);
      return { page: "replay", table: second, review, exercise, ...moment };
    }
    case "import": {
      // The whole game is in the part of the address that is never sent to the server.
      const hash = new URLSearchParams(address.hash.slice(1));
      return { page: "import", code: hash.get("game") ?? "", ...momentOf(hash, hash) };
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

  /** Go to a path of this server. */
  go(path: string): void {
    history.pushState(null, "", withBase(path));
    this.route = parseRoute(new URL(location.href));
    window.scrollTo(0, 0);
  }

  /** Change the address without adding to the browser's history. */
  replace(path: string): void {
    history.replaceState(null, "", withBase(path));
  }
}

/** The router of this page. */
export const router = new Router();

/** Follow links of this site without reloading the page: `<a href=… {@attach routeLink}>`. */
export function routeLink(link: HTMLAnchorElement): () => void {
  const follow = (click: MouseEvent): void => {
    if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey) return;
    click.preventDefault();
    router.go(withoutBase(link.pathname) + link.search);
  };
  link.addEventListener("click", follow);
  return () => link.removeEventListener("click", follow);
}
