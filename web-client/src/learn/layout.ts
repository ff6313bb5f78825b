/** Where the coach stands, so that it covers nothing of the table. */

import type { Attachment } from "svelte/attachments";

/** Set the height of the coach as a CSS variable: the elements above it end there. */
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
