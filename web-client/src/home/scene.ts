/** The layout of the home page's picture, in a box of 1440 by 520. */

export interface SceneBurst {
  x: number;
  y: number;
  /** How wide it opens. */
  size: number;
  tone: "gold" | "red" | "blue" | "white" | "green";
  kind: "chrysanthemum" | "peony" | "ring" | "willow";
  /** The order in which they open. */
  turn: number;
}

export const SCENE_BURSTS: readonly SceneBurst[] = [
  { x: 1075, y: 188, size: 280, tone: "gold", kind: "chrysanthemum", turn: 1 },
  { x: 1298, y: 150, size: 180, tone: "red", kind: "peony", turn: 2 },
  { x: 1384, y: 292, size: 110, tone: "white", kind: "ring", turn: 3 },
  { x: 868, y: 246, size: 150, tone: "blue", kind: "peony", turn: 4 },
  { x: 1222, y: 282, size: 170, tone: "green", kind: "willow", turn: 5 },
];

/** The threads of a willow: up a little, then far down, on both sides. */
export const WILLOW = [3, 9, 16, 23, 30, 37, 43, 48]
  .flatMap((reach, index) => {
    const fall = 46 - index * 4.5;
    const rise = 30 - index * 2.5;
    return [1, -1].map(
      (side) =>
        `M0-6C${side * reach * 0.4}-${rise} ${side * reach}-${rise * 0.7} ${side * reach} ${fall}`,
    );
  })
  .join("");

/** Numbers that look random but are always the same, so that the sky never changes. */
function scattered(count: number, seed: number): readonly number[] {
  let state = seed;
  return Array.from({ length: count }, () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  });
}

const dot = (x: number, y: number, radius: number): string =>
  `M${(x - radius).toFixed(1)} ${y.toFixed(1)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0`;

const chances = scattered(240, 2013);
export const STARS = Array.from({ length: 80 }, (_, star) => ({
  x: (chances[3 * star] ?? 0) * 1440,
  y: (chances[3 * star + 1] ?? 0) ** 1.4 * 340,
  radius: (chances[3 * star + 2] ?? 0) > 0.8 ? 1.4 : 0.8,
}))
  // Behind the page's text a star would look like an accent.
  .filter(({ x, y }) => x > 720 || x < 140 || y < 60)
  .map(({ x, y, radius }) => dot(x, y, radius))
  .join("");

/** The height of the bridge at this place. */
function deckAt(x: number): number {
  const t = (x - 640) / 800;
  return (
    440 * (1 - t) ** 3 + 3 * 352 * t * (1 - t) ** 2 + 3 * 352 * t ** 2 * (1 - t) + 424 * t ** 3
  );
}

export const BRIDGE_POSTS = [720, 810, 910, 1020, 1130, 1240, 1350]
  .map((x) => `M${x} ${deckAt(x).toFixed(0)}V470M${x + 16} ${deckAt(x + 16).toFixed(0)}V470`)
  .join("");

const steps = scattered(46, 77);
/** The people on the bridge: heads and shoulders. */
export const CROWD = steps
  .map((chance, index) => {
    const x = 690 + index * 16 + chance * 9;
    const y = deckAt(x) - 15 - chance * 5;
    return `${dot(x, y, 3.6)}M${(x - 5).toFixed(1)} ${(y + 16).toFixed(1)}v-8a5 5 0 0 1 10 0v8Z`;
  })
  .join("");

export const BOATS = [
  { x: 90, y: 470, size: 0.8 },
  { x: 520, y: 452, size: 0.7 },
  { x: 965, y: 456, size: 0.85 },
  { x: 1330, y: 476, size: 1.1 },
] as const;
