import { waysHome } from "#rules/bots/waysHome.ts";
import {
  handOf,
  isBase,
  isHome,
  isWayOut,
  type Move,
  moveCard,
  moveKind,
  narr,
  type Place,
  predict,
  type Seat,
  seatAfter,
  tradePartner,
  type View,
  waysOutIn,
} from "#rules/index.ts";

/** Why a hint advises a move, as a text key of `advice:why`, with the seat that the text names. */
export interface HintReason {
  readonly key: ReasonKey;
  readonly seat?: Seat;
}

type ReasonKey =
  | "comesOut"
  | "goesHome"
  | "deeper"
  | "kicks"
  | "swap"
  | "backward"
  | "mate"
  | "closer"
  | "skip"
  | "jester"
  | "devil"
  | "discard"
  | "wayOut"
  | "mateHome"
  | "keepsWayOut"
  | "leastNeeded";

/** What speaks most for a move of the view's seat; of a seven, for its first part. The move is legal there. */
export function hintReason(view: View, move: Move): HintReason {
  const { table } = view;
  const next = seatAfter(table.variant, table.holder);
  switch (moveKind(move)) {
    case "trade":
      return ofTrade(view, move);
    case "discard":
      return { key: "discard" };
    case "skip":
      return { key: "skip", seat: next };
    case "plain":
      return moveCard(move) === narr ? { key: "jester" } : { key: "devil", seat: next };
    case "ball":
      return ofBall(view, move);
  }
}

function ofTrade(view: View, move: Move): HintReason {
  const { table, seat, hand } = view;
  const partner = tradePartner(table, seat ?? 0);
  const card = moveCard(move);
  const hasWayOut = table.declared[partner] === 1;
  if (isWayOut(card) && !hasWayOut) return { key: "wayOut", seat: partner };
  if (waysHome(table.board, partner, handOf([card])) > 0) return { key: "mateHome", seat: partner };
  if (hasWayOut && hand !== null && waysOutIn(hand) > 0) return { key: "keepsWayOut", seat: partner };
  return { key: "leastNeeded" };
}

function ofBall({ table, seat }: View, move: Move): HintReason {
  const { happened } = predict(table, move);
  const kicked = happened.find((event) => event.type === "kicked");
  const moved = happened.find((event) => event.type === "moved");
  if (happened.some(({ type }) => type === "swapped")) return { key: "swap" };
  if (moved !== undefined && isHome(moved.to)) return { key: isHome(moved.from) ? "deeper" : "goesHome" };
  if (kicked !== undefined && table.variant.teamOf[kicked.seat] !== table.variant.teamOf[seat ?? 0])
    return { key: "kicks", seat: kicked.seat };
  if (moved === undefined) return { key: "closer" };
  if (isBase(moved.from)) return { key: "comesOut" };
  const past = (field: Place): number => table.board.stepsPastStart(moved.seat, field);
  if (moveCard(move) === 4 && past(moved.to) > past(moved.from)) return { key: "backward" };
  return moved.seat === seat ? { key: "closer" } : { key: "mate", seat: moved.seat };
}
