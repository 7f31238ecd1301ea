import { noBall } from "../board.ts";
import { noSeat } from "../table.ts";
import type { CardFeat } from "./feat.ts";
import type { PlayedCard } from "./playedCard.ts";
import { knockOutsAtDoor } from "./story.ts";

/** Feats of knocking out opponents' balls. */
export const knockouts = {
  /** Knocked out three different opponents with one card. */
  threeVictims: { ofCard: (card) => victims(card) >= 3 },
  /** Knocked out a ball right in front of its home: one more step would have been enough. */
  doorstep: { ofCard: (card) => card.knockOuts.some(({ seat, from }) => isAtDoor(card, seat, from)) },
  /** Lost a ball, and with the very next card knocked out one of the opponent that took it. */
  revenge: {
    ofCard: (card, { seats }) => {
      const { debtor } = seats[card.seat];
      return debtor !== noSeat && card.knockOuts.some(({ seat }) => seat === debtor);
    },
  },
  /** Knocked out several opponents' balls in a game by coming out onto one's start. */
  doorman: {
    levels: { atLeast: [2, 3, 4] },
    ofCard: (card, { seats }) => addedTo(seats[card.seat].knockOutsAtDoor, knockOutsAtDoor(card)),
  },
  /** Knocked out many opponents' balls in a game. */
  hunter: {
    levels: { atLeast: [8, 12, 16] },
    ofCard: (card, { seats }) => addedTo(seats[card.seat].knockOuts, card.knockOuts.length),
  },
} satisfies Record<string, CardFeat>;

/** How many different opponents lost balls. */
function victims({ knockOuts }: PlayedCard): number {
  return knockOuts.length === 0 ? 0 : new Set(knockOuts.map(({ seat }) => seat)).size;
}

/** Whether a ball on its own start may go home with the next step: it is not fresh. */
function isAtDoor({ board }: PlayedCard, seat: number, field: number): boolean {
  const ball = board.at[field];
  return field === board.variant.start[seat] && ball !== noBall && !board.isFresh(ball);
}

/** The sum with what this card adds; 0 if it adds nothing. */
function addedTo(sum: number, added: number): number {
  return added === 0 ? 0 : sum + added;
}
