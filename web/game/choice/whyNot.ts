import {
  type Card,
  type CardName,
  cardName,
  engel,
  isBase,
  isRing,
  krieger,
  movableSeats,
  narr,
  noBall,
  noCard,
  type Place,
  seatAfter,
  tac,
  trickser,
  type View,
} from "#rules/index.ts";

/**
 * Why a card can't be played, as a text key of `game:whyNot`, with the blocked field or the card that a Tac would
 * repeat.
 */
export type WhyNot =
  | { reason: "notYourTurn" | "tradeFirst" | "mustSkip" | "mustTac" | "mustTacTogether" | "sevenUnderWay" }
  | {
      reason:
        | "noBall"
        | "noRingBall"
        | "noOtherBall"
        | "nobodyHoldsCards"
        | "nothingToRepeat"
        | "notPossible";
    }
  /** `steps`: how far ahead of the blocked ball. */
  | { reason: "blocked"; field: Place; steps: number }
  | { reason: "cannotRepeat"; card: CardName };

/** Explains why no legal move uses a card of the hand. */
export function whyNot(view: View, card: Card): WhyNot {
  const { table, seat } = view;
  if (table.phase === "trade") return { reason: "tradeFirst" };
  if (table.phase !== "play" || table.turn !== seat) return { reason: "notYourTurn" };
  if (table.seven.left > 0) return { reason: "sevenUnderWay" };
  if (table.mustTac && card !== tac)
    return { reason: table.variant.isTeamTac ? "mustTacTogether" : "mustTac" };
  if (table.mustSkip && card !== tac) return { reason: "mustSkip" };
  if (card === tac) {
    return table.last === noCard
      ? { reason: "nothingToRepeat" }
      : { reason: "cannotRepeat", card: cardName(table.last) };
  }
  if (card === narr) return { reason: "nobodyHoldsCards" };
  return whyNoBall(view, card);
}

/** Explains why no card of the hand can be played, as a text key of `game:whyNothing`; the hand is the player's own. */
export function whyNothing({ table: { board, holder } }: View): "noWayOut" | "noWay" {
  const seats = movableSeats(board, holder);
  const isAnyOut = seats.some((seat) => board.hasRingBall(seat));
  return !isAnyOut && seats.some((seat) => board.ballInBase(seat) !== noBall) ? "noWayOut" : "noWay";
}

function whyNoBall(view: View, card: Card): WhyNot {
  const { board, holder, variant } = view.table;
  const seats = card === engel ? [seatAfter(variant, holder)] : movableSeats(board, holder);
  const places = seats.flatMap((seat) => [...board.places.subarray(4 * seat, 4 * seat + 4)]);
  const outside = places.filter((place) => !isBase(place));
  const onRing = outside.filter(isRing);
  if (outside.length === 0) return { reason: "noBall" };
  if (card === 4 || card === 7 || card === trickser || card === krieger) {
    if (onRing.length === 0) return { reason: "noRingBall" };
  }
  if (card === trickser) return { reason: "noOtherBall" };
  const found = firstInTheWay(view, onRing, card === 4 ? -1 : 1, card === engel ? 13 : card);
  if (found !== undefined) return { reason: "blocked", ...found };
  return { reason: onRing.length === 0 ? "noRingBall" : "notPossible" };
}

/** The first occupied field that blocks one of the balls, and how many steps ahead it is. */
function firstInTheWay(
  view: View,
  fields: Place[],
  direction: 1 | -1,
  card: Card,
): { field: Place; steps: number } | undefined {
  const { board } = view.table;
  for (const from of fields) {
    for (let steps = 1; steps < card; steps++) {
      const field = board.ringField(from, direction * steps);
      if (board.at[field] !== noBall) return { field, steps };
    }
  }
  return undefined;
}
