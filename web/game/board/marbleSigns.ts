import type { BallColor } from "#schema/protocol/ballColor.ts";

/** A sign for each color of the color-blind set: the `d` of a stroked path around 0, 0. */
export const marbleSigns: Record<BallColor, string> = {
  black: "M-8 0A8 8 0 1 1 8 0 8 8 0 1 1-8 0Z",
  red: "M-10 0H10",
  blue: "M-2 0A2 2 0 1 1 2 0 2 2 0 1 1-2 0Z",
  green: "M-9 0H9M0-9V9",
  white: "M0-9 9 7H-9Z",
  orange: "M-7-7H7V7H-7Z",
  blackWhite: "",
  melone: "M-7.5 0H-6M6 0H7.5",
  turquoise: "M-7-7 7 7M7-7-7 7",
  yellow: "M0-10 10 0 0 10-10 0Z",
  pink: "M-5-9V9M5-9V9",
};
