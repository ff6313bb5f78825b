/** How large the name of a seat can be written beside its hand. */

/** After a space or a hyphen a name may go on in the next line. */
const PARTS = /(?<=[\s\p{Pd}])/u;
/** The letters of a word that is still written in one line. */
const LONGEST_WORD = 14;

/** The letters of the longer line when a name is written in at most two, parted between words. */
export function longestLine(name: string): number {
  const parts = name.trim().split(PARTS);
  const longer = parts.map((_, place) =>
    Math.max(lengthOf(parts.slice(0, place)), lengthOf(parts.slice(place))),
  );
  const letters = Math.min(...longer);
  return parts.length === 1 && letters > LONGEST_WORD ? Math.ceil(letters / 2) + 1 : letters;
}

function lengthOf(parts: readonly string[]): number {
  return [...parts.join("").trim()].length;
}
