/** How far the cards of a hand move a ball, one after another. */

import { type Card, cardKinds, type Hand, isMasterCard, tac, trickser } from "../../card.ts";

/** More cards than a hand holds: stands for distances that no cards of the hand reach. */
export const unreachable = 99;

/** More steps than from any field to the last field of the home. */
const farthest = 70;

/** What is left of a hand, and which distances its number cards reach; a 4 goes backward. */
export interface HandReach {
  /** `counts[card]` is how many of it are left. */
  readonly counts: Uint8Array;
  /** How many cards are left. */
  size: number;
  /** The number cards among them, each once. */
  readonly numbers: Uint8Array;
  /** Their number. */
  kinds: number;
  /** `fewest[steps]`: the fewest cards with which a ball goes so many steps forward in total. */
  readonly fewest: Uint8Array;
  /** The same for sets that contain a 4: a fresh ball has to move before it goes home. */
  readonly fewestWithFour: Uint8Array;
}

const reach: HandReach = {
  counts: new Uint8Array(cardKinds),
  size: 0,
  numbers: new Uint8Array(cardKinds),
  kinds: 0,
  fewest: new Uint8Array(farthest).fill(unreachable),
  fewestWithFour: new Uint8Array(farthest).fill(unreachable),
};
const cards = new Uint8Array(8);

/** The reach of a hand without `played`. Returns the same object each time, valid until the next call. */
export function reachOf(hand: Hand, played: Card): HandReach {
  const { counts } = reach;
  let isSame = true;
  for (let card = 1; card < cardKinds; card++) {
    const count = hand[card] - (card === played ? 1 : 0);
    if (counts[card] === count) continue;
    counts[card] = count;
    isSame = false;
  }
  if (!isSame) workOut();
  return reach;
}

function workOut(): void {
  const { counts, fewest, fewestWithFour } = reach;
  fewest.fill(unreachable);
  fewestWithFour.fill(unreachable);
  reach.size = 0;
  reach.kinds = 0;
  let length = 0;
  for (let card = 1; card < cardKinds; card++) {
    reach.size += counts[card];
    if (counts[card] === 0 || isMasterCard(card) || card === trickser || card === tac) continue;
    reach.numbers[reach.kinds++] = card;
    for (let i = 0; i < counts[card]; i++) cards[length++] = card;
  }
  addSets(length, 0, 0, 0, false);
}

/** Adds all sets of cards from the `next`-th on to one that has been chosen. */
function addSets(length: number, next: number, steps: number, taken: number, hasFour: boolean): void {
  const { fewest, fewestWithFour } = reach;
  if (taken > 0 && steps >= 0 && steps < farthest) {
    if (taken < fewest[steps]) fewest[steps] = taken;
    if (hasFour && taken > 1 && taken < fewestWithFour[steps]) fewestWithFour[steps] = taken;
  }
  for (let i = next; i < length; i++) {
    const card = cards[i];
    addSets(length, i + 1, card === 4 ? steps - 4 : steps + card, taken + 1, hasFour || card === 4);
  }
}
