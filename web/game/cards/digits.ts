/**
 * The typeface of the numbers on the cards: one stroke per digit, in a box 44 wide and 70 high, drawn with a round pen.
 */
const strokes: Record<string, string> = {
  0: "M22 6C9 6 6 21 6 35S9 64 22 64 38 49 38 35 35 6 22 6Z",
  1: "M9 19 25 6V64",
  2: "M7 21C7 11 14 6 22 6 31 6 37 12 37 21 37 35 17 46 7 64H39",
  3: "M8 13C12 8 17 6 22 6 31 6 36 11 36 19 36 28 29 33 19 33 31 33 38 39 38 48 38 58 31 64 21 64 14 64 9 61 6 56",
  4: "M29 64V6L5 46H41",
  5: "M36 6H12L9 33C13 29 17 28 22 28 31 28 38 35 38 46 38 57 31 64 21 64 14 64 9 61 6 57",
  6: "M34 8C18 4 6 18 6 42 6 56 12 64 22 64 31 64 38 57 38 46 38 36 31 29 22 29 14 29 7 35 6 44",
  7: "M6 6H38L17 64",
  8: "M22 33C13 33 8 27 8 20 8 12 14 6 22 6S36 12 36 20C36 27 31 33 22 33 12 33 6 40 6 48 6 57 12 64 22 64S38 57 38 48C38 40 32 33 22 33Z",
  9: "M10 62C26 66 38 52 38 28 38 14 32 6 22 6 13 6 6 13 6 24 6 34 13 41 22 41 30 41 37 35 38 26",
};

const digitWidth = 44;
const gap = 12;

export const digitHeight = 70;
/** The width of the pen that draws the numbers. */
export const penWidth = 12;

/** A digit of a number and its offset to the right. */
export interface PlacedDigit {
  readonly stroke: string;
  readonly x: number;
}

/** The strokes of a number and its width. A 1 is narrower, so that 10, 12 and 13 stay slim. */
export function drawnNumber(value: number): { digits: PlacedDigit[]; width: number } {
  let x = 0;
  const digits = [...String(value)].map((digit) => {
    const placed = { stroke: strokes[digit], x };
    x += (digit === "1" ? digitWidth - 12 : digitWidth) + gap;
    return placed;
  });
  return { digits, width: x - gap };
}
