import { dealsLeft } from "#rules/table.ts";
import type { Seat } from "#rules/variant.ts";
import type { Shown } from "../motion/shown.ts";
import type { SeatLook } from "./Corners.tsx";

/** What a table knows of the player on a seat besides the game itself. */
export type TableSeat = Pick<SeatLook, "color"> &
  Partial<
    Pick<
      SeatLook,
      | "username"
      | "isBot"
      | "isNobody"
      | "level"
      | "rating"
      | "isAutopilot"
      | "isOnline"
      | "openHand"
      | "reaction"
      | "clock"
    >
  >;

/** A player as the board shows them to whoever watches at the moment it displays; `name` is what they call the player. */
export function seatLook(seat: Seat, known: TableSeat, { view, turn }: Shown, name: string): SeatLook {
  const { table } = view;
  return {
    seat,
    name,
    username: name,
    isBot: false,
    isAutopilot: false,
    isOnline: undefined,
    isActive: turn === seat,
    isMate: false,
    handSize: table.handSizes[seat],
    openHand: null,
    reaction: null,
    clock: null,
    marks: [],
    deck: table.first === seat && !known.isNobody ? { dealsLeft: dealsLeft(table), label: "" } : null,
    ...known,
  };
}
