/** The path under which the server is reached: empty, or for instance `/hanabi` behind a proxy. */

/** Written into the page by the server. */
export const basePath =
  typeof document === "undefined" ? "" : (document.documentElement.dataset["base"] ?? "");

/** The address of a path of this server, for links, pictures and requests. */
export function withBase(path: string): string {
  return basePath + path;
}

/** The path of this server in an address. */
export function withoutBase(path: string, base = basePath): string {
  return path === base || path.startsWith(`${base}/`) ? path.slice(base.length) : path;
}
