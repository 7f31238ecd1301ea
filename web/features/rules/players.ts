import type { BallColor } from "#schema/protocol/ballColor.ts";

/** The colors of the marbles in the pictures, by seat. The captions name them, and the first is the reader's. */
export const pictureColors = [
  "blue",
  "red",
  "white",
  "black",
  "orange",
  "turquoise",
] as const satisfies readonly BallColor[];
