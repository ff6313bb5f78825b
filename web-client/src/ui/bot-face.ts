/** What the face of a bot looks like: its name decides, so that it is always the same. */

export interface BotFace {
  /** The colour of the head, an angle on the colour wheel. */
  hue: number;
  antenna: string;
  look: string;
  mouth: string;
}

/** Paths in a square of 24. */
const ANTENNAS = ["M12 6V3", "M12 6 9 3", "M8 6V3M16 6V3", "M12 6V4M10 3H14"] as const;
const LOOKS = [
  "M8.5 12v.01M15.5 12v.01",
  "M8.5 11v2M15.5 11v2",
  "M7 12.5q1.5-2 3 0M14 12.5q1.5-2 3 0",
  "M7 11.5q1.5 2 3 0M15.5 12v.01",
] as const;
const MOUTHS = [
  "M9 16q3 2.5 6 0",
  "M10.5 15.5q1.5 3 3 0",
  "M10 16q2 1.5 4 0",
  "M9 15.5q3 4 6 0Z",
] as const;

/** The face that belongs to a name. */
export function botFace(name: string): BotFace {
  let rest = hash(name);
  const next = (count: number): number => {
    const chosen = rest % count;
    rest = Math.floor(rest / count);
    return chosen;
  };
  return {
    hue: next(24) * 15,
    antenna: ANTENNAS[next(ANTENNAS.length)] ?? ANTENNAS[0],
    look: LOOKS[next(LOOKS.length)] ?? LOOKS[0],
    mouth: MOUTHS[next(MOUTHS.length)] ?? MOUTHS[0],
  };
}

/** FNV-1a: similar names differ in all bits. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return value >>> 0;
}
