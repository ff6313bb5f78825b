/** Faces of cards. */

export interface ParsedFace {
  suit: string;
  value: number;
}

/** The suit and the value of a face such as `r3`, by the letters of the game's suits. */
export function parseFace(
  face: string,
  suits: readonly { readonly letter: string; readonly name: string }[],
): ParsedFace {
  const suit = suits.find(({ letter }) => letter === face.charAt(0));
  return { suit: suit?.name ?? "", value: Number(face.slice(1)) };
}
