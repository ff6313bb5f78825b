/** CSS variables from numbers of the game, such as the number of rows. */

import type { Attachment } from "svelte/attachments";

/** Set CSS variables of an element: `{@attach cssVariables({ rows: 4 })}` sets `--rows: 4`. */
export function cssVariables(
  numbers: Readonly<Record<string, number | string>>,
): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    for (const [name, value] of Object.entries(numbers)) {
      // Setting the same number would cause a new layout for nothing.
      if (element.style.getPropertyValue(`--${name}`) === String(value)) continue;
      element.style.setProperty(`--${name}`, String(value));
    }
  };
}
