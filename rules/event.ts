import type { CardName } from "./card.ts";
import type { Place } from "./place.ts";
import type { Seat } from "./variant.ts";

/**
 * What a move made happen, one thing at a time and in order: what the client animates and says. It holds nothing that
 * is hidden from anybody, so the same list goes to every seat and to onlookers.
 */
export type GameEvent =
  /** The seat gave its card in the trade; which one only its mate learns, when all have given. */
  | { type: "given"; seat: Seat }
  /** All have given: the cards change hands. */
  | { type: "traded" }
  /** A card is laid onto the pile, once per seven. `holder` is whose card it was; not `seat` itself through a Teufel. */
  | { type: "laid"; seat: Seat; holder: Seat; card: CardName; isPlayed: boolean }
  /** A Tac took back what the card before it did: all balls stand as `balls` says (notation.md). */
  | { type: "restored"; balls: string }
  /** A ball of `seat` rolls over the fields of `path`, the last of which is `to`. Out of the base `path` is the start. */
  | { type: "moved"; seat: Seat; from: Place; to: Place; path: Place[] }
  /** A ball of `seat` goes from this field back into its base. */
  | { type: "kicked"; seat: Seat; from: Place }
  | { type: "swapped"; places: [Place, Place] }
  /** An 8 makes the seat lay a card unused. */
  | { type: "skipped"; seat: Seat }
  /** A Narr: every hand goes to the right neighbour. */
  | { type: "passedHands" }
  /** A Teufel: the seat plays the victim's turn now, out of the victim's hand. */
  | { type: "bedeviled"; seat: Seat; victim: Seat }
  | { type: "dealt"; deal: number; first: Seat; isShuffled: boolean }
  /** From now on this seat decides. */
  | { type: "turn"; seat: Seat }
  | { type: "won"; team: number | "all" };
