import { trickser } from "../card.ts";
import type { Place } from "../place.ts";
import type { Seat } from "../variant.ts";
import { areMates } from "../whose.ts";
import type { CardFeat } from "./feat.ts";
import type { PlayedCard } from "./playedCard.ts";

/** Farther away than any card reaches. */
const farAway = 13;
/** So close to its start that the ball stands in front of its home. */
const inFront = 6;

/** Feats with a Trickser, or with a Tac that repeats one. */
export const swaps = {
  /** Brought two balls of one's own side from far away right in front of their homes. */
  trickserBothHome: {
    ofCard: (card) => {
      const rides = ridesOf(card);
      const isInFront = ({ isOwn, isFresh, before, after }: Ride) =>
        isOwn && (isFresh || before > farAway) && after <= inFront;
      return rides.length > 0 && rides.every(isInFront);
    },
  },
  /** Brought a ball that had only just come out right in front of its home. */
  trickserLap: {
    ofCard: (card) => {
      const isLap = ({ isOwn, isFresh, after }: Ride) => isOwn && isFresh && after <= inFront;
      return ridesOf(card).some(isLap);
    },
  },
} satisfies Record<string, CardFeat>;

/** How a swapped ball fared: its distances to its own start (rules.md 1). */
interface Ride {
  isOwn: boolean;
  /** Whether it had not moved since it came out: then it had a whole lap to go. */
  isFresh: boolean;
  before: number;
  after: number;
}

/** What the swap did to its two balls; nothing for another card. */
function ridesOf(card: PlayedCard): Ride[] {
  if (card.used !== trickser) return [];
  const swap = card.happened.find((event) => event.type === "swapped");
  if (swap === undefined) return [];
  const [one, other] = swap.places;
  return [rideOf(card, swap.seats[0], one, other), rideOf(card, swap.seats[1], other, one)];
}

function rideOf({ board, seat }: PlayedCard, owner: Seat, from: Place, to: Place): Ride {
  return {
    isOwn: areMates(board, seat, owner),
    isFresh: board.isFresh(board.at[from]),
    before: board.distanceToStart(owner, from),
    after: board.distanceToStart(owner, to),
  };
}
