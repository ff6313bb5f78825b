/** The shapes of the suits, as paths in a box of 100 by 100. */

const TURN = 2 * Math.PI;

function point(angle: number, distance: number): string {
  const x = 50 + distance * Math.sin(angle);
  const y = 50 - distance * Math.cos(angle);
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** A star with this many rays, between two radii. */
export function star(rays: number, inner: number, outer: number): string {
  const step = TURN / rays;
  const corners = Array.from({ length: rays }, (_, ray) => [
    point(ray * step, outer),
    point((ray + 0.5) * step, inner),
  ]);
  return `M${corners.flat().join("L")}Z`;
}

/** A petal, pointed at the centre and round at its far end. */
export function petal(angle: number, near: number, far: number, width: number): string {
  const bulge = near + (far - near) * 0.72;
  const left = point(angle - width, bulge);
  const right = point(angle + width, bulge);
  const tipLeft = point(angle - width * 0.62, far * 1.03);
  const tipRight = point(angle + width * 0.62, far * 1.03);
  return `M${point(angle, near)}L${left}C${tipLeft} ${tipRight} ${right}Z`;
}

/** A ring of petals. */
export function petals(count: number, near: number, far: number, width: number): readonly string[] {
  return Array.from({ length: count }, (_, index) =>
    petal((index * TURN) / count, near, far, width),
  );
}

/** A ring of dots. */
export function dots(count: number, distance: number, radius: number, turned = 0): string {
  return Array.from({ length: count }, (_, index) => {
    const middle = point(((index + turned) * TURN) / count, distance);
    return `M${middle}m${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
  }).join("");
}

const RING = "M50 17a33 33 0 1 0 0 66a33 33 0 1 0 0-66ZM50 31a19 19 0 1 1 0 38a19 19 0 1 1 0-38Z";
const WAVE =
  "c10-15 21-15 31 0s21 15 31 0s21-15 31-3v15c-10-12-21-12-31 3s-21 15-31 0s-21-15-31 0Z";
const LEAF =
  "M88 10C40 8 12 30 14 70L8 90L16 93L21 80C62 88 90 58 88 10ZM24 71C36 52 50 38 68 28C55 44 42 58 24 71Z";

/** The shape of each suit. The multicolour one is drawn petal by petal. */
export const SHAPES: Readonly<Record<string, string>> = {
  white: RING + dots(12, 45, 4.2),
  red: petals(12, 13, 47, 0.2).join("") + dots(1, 0, 8),
  blue: `M3.5 30${WAVE}M3.5 54${WAVE}M3.5 78${WAVE}`,
  yellow: star(5, 21, 49),
  green: LEAF,
  black: "M36 6H64V36H94V64H64V94H36V64H6V36H36Z",
  purple: "M50 3L88 50L50 97L12 50ZM50 29L33 50L50 71L67 50Z",
  teal: "M50 7L96 90H4ZM50 44L34 74H66Z",
  orange: "M50 3L91 26V74L50 97L9 74V26ZM50 30L32.5 40V60L50 70L67.5 60V40Z",
};

/** The suits whose colours the multicolour one contains, in the order of its petals. */
export const MULTICOLOUR_SUITS = ["red", "yellow", "green", "blue", "purple"] as const;
export const MULTICOLOUR_PETALS = petals(10, 8, 48, 0.25);

/** The numerals of the values, one brush stroke each, in a box of 60 by 80. */
export const NUMERALS: Readonly<Record<number, string>> = {
  1: "M16 22L33 9V71M15 71H50",
  2: "M11 25C11 3 48 3 48 26C48 44 22 54 11 71H50",
  3: "M12 11H46L27 34C58 33 56 72 28 72C19 72 12 69 9 62",
  4: "M38 71V9L8 53H53",
  5: "M46 9H18L14 37C32 25 53 34 51 53C49 74 18 78 9 62",
};
