import { type Place, parsePlace } from "#rules/place.ts";

/** A part of a text: words, and the places on the board that they name, if any. */
export interface TextPart {
  readonly words: string;
  readonly places: readonly Place[];
}

/**
 * Splits a text that points at the board: `[both marbles](62,63)` are words with the places that they name, as notation.md
 * writes places. Throws a SyntaxError for what is no place.
 */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { index, 0: all, 1: words, 2: places } of text.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)) {
    if (index > from) parts.push({ words: text.slice(from, index), places: [] });
    parts.push({ words, places: places.split(",").map(placeOf) });
    from = index + all.length;
  }
  if (from < text.length) parts.push({ words: text.slice(from), places: [] });
  return parts;
}

/** The text as one reads it. */
export function plainText(text: string): string {
  return partsOf(text)
    .map(({ words }) => words)
    .join("");
}

/** The places that a text names, in order. */
export function placesIn(text: string): Place[] {
  return partsOf(text).flatMap(({ places }) => places);
}

function placeOf(text: string): Place {
  const place = parsePlace(text);
  if (place === undefined) throw new SyntaxError(`expected a place, found "${text}"`);
  return place;
}
