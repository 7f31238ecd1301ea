import * as z from "zod/mini";

/** The colors of marbles, in the order in which seats without a choice get them. */
export const ballColors = [
  "black",
  "red",
  "blue",
  "green",
  "white",
  "orange",
  "blackWhite",
  "melone",
  "turquoise",
  "yellow",
  "pink",
] as const;
export const ballColor = z.enum(ballColors);
export type BallColor = z.output<typeof ballColor>;
