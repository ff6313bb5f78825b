/** Numbers that a style sheet needs of the game, such as how many rows there are. */

import type { Attachment } from "svelte/attachments";

/** Give an element custom properties: `{@attach cssVariables({ rows: 4 })}` is `--rows: 4` to its style. */
export function cssVariables(
  numbers: Readonly<Record<string, number | string>>,
): Attachment<HTMLElement> {
  return (element) => {
    for (const [name, value] of Object.entries(numbers)) {
      // The same number again would have the page laid out anew for nothing.
      if (element.style.getPropertyValue(`--${name}`) === String(value)) continue;
      element.style.setProperty(`--${name}`, String(value));
    }
  };
}
