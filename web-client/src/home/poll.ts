/** Polling while the page is visible. */

const INTERVAL = 10_000;

/** Call now and every few seconds while the page is visible; returns a function that stops it. */
export function poll(fetch: () => Promise<void>): () => void {
  const refresh = (): void => {
    // The next request may succeed: a failure is not worth a message.
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
