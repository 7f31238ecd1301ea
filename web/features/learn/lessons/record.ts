import { cardName, moveSeat, parseMove, type VariantName, variantOf } from "#rules/index.ts";

interface Situation {
  /** As notation.md writes them, seat by seat. */
  readonly balls: string;
  /** The learner's hand, or all four hands divided by "/". What the others hold is hidden. */
  readonly hands: string;
  /** Moves that led to the position; the first is by the seat that begins. */
  readonly moves?: readonly string[];
  readonly variant?: VariantName;
}

/** What the others hold where it does not matter: as many cards as the learner. */
const anyHand = ["2", "3", "6", "9", "10"];

/** The record of a position in the middle of a deal. */
export function situation({ balls, hands, moves = [], variant = "4x2n" }: Situation): string {
  const own = hands.split(",");
  const others = anyHand.slice(0, own.length).join();
  const all = hands.includes("/") ? hands : [hands, others, others, others].join("/");
  const first = moves.length === 0 ? 0 : moveSeat(parseMove(moves[0])!);
  return [`variant ${variant}`, `balls ${balls}`, `hands ${all}`, `turn ${first}`, ...moves].join("\n");
}

/** The record of a first deal, before the trade: seat 0 begins, and every hand has five cards. */
export function firstDeal(hands: string): string {
  const dealt = hands.split(/[,/]/);
  const rest = variantOf("4x2n").deck.map(cardName).map(String);
  for (const card of dealt) rest.splice(rest.indexOf(card), 1);
  return ["variant 4x2n", "first 0", `deck ${[...dealt, ...rest].join()}`].join("\n");
}
