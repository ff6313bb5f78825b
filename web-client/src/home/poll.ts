/** Something that is asked again and again while somebody looks at it. */

const INTERVAL = 10_000;

/** Ask now and every few seconds while the page is looked at; returns how to stop. */
export function poll(fetch: () => Promise<void>): () => void {
  const refresh = (): void => {
    // Whoever is not there for one moment may be there the next: a failure is not worth a word.
    if (!document.hidden) fetch().catch(() => undefined);
  };
  refresh();
  const timer = setInterval(refresh, INTERVAL);
  document.addEventListener("visibilitychange", refresh);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", refresh);
  };
}
