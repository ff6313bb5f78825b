/** Where somebody who shows the game stands, so that nothing of the table is behind them. */

import type { Attachment } from "svelte/attachments";

/** Tell the page how high the coach is: what stands above it ends there. */
export const reserveHeight: Attachment<HTMLElement> = (coach) => {
  const page = document.documentElement;
  const watch = new ResizeObserver(() => {
    page.style.setProperty("--coach", `${coach.offsetHeight}px`);
  });
  watch.observe(coach);
  return () => {
    watch.disconnect();
    page.style.removeProperty("--coach");
  };
};
