import type { CardName } from "./card.ts";
import type { Place } from "./place.ts";
import type { Seat } from "./variant.ts";

/**
 * The events of a move, one at a time and in order: what the client animates and announces. They contain nothing
 * hidden, so every seat and spectator gets the same list.
 */
export type GameEvent =
  /** The seat traded its card; which one only its mate learns, when all have traded. */
  | { type: "given"; seat: Seat }
  /** All have traded: the cards change hands. */
  | { type: "traded" }
  /** A card is put on the pile, once per seven. `holder` is whose card it was; through a Teufel not `seat` itself. */
  | { type: "laid"; seat: Seat; holder: Seat; card: CardName; isPlayed: boolean }
  /** A Tac took back the effect of the card before it: all balls are as `balls` says (notation.md). */
  | { type: "restored"; balls: string }
  /** A ball of `seat` rolls over the fields of `path`, the last of which is `to`. Out of the base `path` is the start. */
  | { type: "moved"; seat: Seat; from: Place; to: Place; path: Place[] }
  /** A ball of `seat` goes from this field back into its base. */
  | { type: "kicked"; seat: Seat; from: Place }
  /** The balls on two fields change places; the one on `places[i]` was of `seats[i]`. */
  | { type: "swapped"; places: [Place, Place]; seats: [Seat, Seat] }
  /** An 8 makes the seat discard a card. */
  | { type: "skipped"; seat: Seat }
  /** A Narr: every hand goes to the right neighbour. */
  | { type: "passedHands" }
  /** A Teufel: the seat plays the victim's turn now, from the victim's hand. */
  | { type: "bedeviled"; seat: Seat; victim: Seat }
  | { type: "dealt"; deal: number; first: Seat; isShuffled: boolean }
  /** From now on this seat decides. */
  | { type: "turn"; seat: Seat }
  | { type: "won"; team: number | "all" };
