/** How large the name of a seat can be written beside its hand. */

/** A name can be broken after a space or a hyphen. */
const PARTS = /(?<=[\s\p{Pd}])/u;
/** The longest word that is still written in one line. */
const LONGEST_WORD = 14;

/** The length of the longer line when a name is written in at most two, broken between words. */
export function longestLine(name: string): number {
  const parts = name.trim().split(PARTS);
  const longer = parts.map((_, index) =>
    Math.max(lengthOf(parts.slice(0, index)), lengthOf(parts.slice(index))),
  );
  const letters = Math.min(...longer);
  return parts.length === 1 && letters > LONGEST_WORD ? Math.ceil(letters / 2) + 1 : letters;
}

function lengthOf(parts: readonly string[]): number {
  return [...parts.join("").trim()].length;
}
