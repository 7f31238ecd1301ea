import type { Seat } from "#rules/variant.ts";
import { hexagonalBoard } from "./hexagon.ts";
import type { Layout } from "./layout.ts";
import { roundBoard } from "./round.ts";

/** The board for 4 or 6 seats, rotated so that a given seat is at the bottom. */
export function layoutOf(seats: 4 | 6, bottom: Seat): Layout {
  return { shape: seats === 4 ? roundBoard : hexagonalBoard, bottom };
}
