import { type Card, type Hand, noCard } from "./card.ts";
import type { SeatMemory } from "./memory.ts";
import type { State } from "./state.ts";
import { copyTable, type Table } from "./table.ts";
import type { Seat } from "./variant.ts";

/** What one seat, or a spectator, may know about a game. It has no field for anything hidden from it. */
export interface View {
  /** The viewer's seat; `null` for a spectator. */
  readonly seat: Seat | null;
  readonly table: Table;
  /** The viewer's own hand; `null` for a spectator. */
  readonly hand: Hand | null;
  /** The victim's hand while the viewer plays from it as a devil (rules.md 7.4). */
  readonly borrowed: Hand | null;
  /** The card that the viewer gave in the trade of this deal, or `noCard`. */
  readonly gave: Card;
  /** The card that the viewer got in the trade of this deal, once all have given; else `noCard`. */
  readonly got: Card;
  /** What the viewer has seen of the other hands in this deal; `null` for a spectator, and in a game without memory. */
  readonly memory: SeatMemory | null;
}

/** What a seat (`null`: a spectator) may know about the state. It shares nothing mutable with it. */
export function viewOf(state: State, seat: Seat | null): View {
  const table = copyTable(state.table);
  if (seat === null)
    return { seat, table, hand: null, borrowed: null, gave: noCard, got: noCard, memory: null };
  const isDevil = table.phase === "play" && table.turn === seat && table.holder !== seat;
  return {
    seat,
    table,
    hand: state.hands[seat].slice(),
    borrowed: isDevil ? state.hands[table.holder].slice() : null,
    gave: state.gave[seat],
    got: state.got[seat],
    memory: state.memory?.of(seat) ?? null,
  };
}
