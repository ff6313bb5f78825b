/** Something that is asked again and again while somebody looks at it. */

const EVERY = 10_000;

/** Ask now and every few seconds while the page is looked at; returns how to stop. */
export function refreshed(ask: () => Promise<void>): () => void {
  const look = (): void => {
    // Whoever is not there for one moment may be there the next: a failure is not worth a word.
    if (!document.hidden) ask().catch(() => undefined);
  };
  look();
  const timer = setInterval(look, EVERY);
  document.addEventListener("visibilitychange", look);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
