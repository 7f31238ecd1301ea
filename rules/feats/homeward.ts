import { noBall } from "../board.ts";
import { isHome } from "../place.ts";
import type { CardFeat } from "./feat.ts";
import type { PlayedCard } from "./playedCard.ts";
import type { Story } from "./story.ts";

/** Feats of coming home. */
export const homeward = {
  /** Came home backwards: with a 4. */
  fourHome: { ofCard: (card) => card.used === 4 && card.homecomings.length > 0 },
  /** Took a ball back from one's start with a 4, and home with the very next card. */
  shortcut: { ofCard: takesShortcut },
  /** Came home with the last card of a deal. */
  lastCardHome: { ofCard: (card) => card.homecomings.length > 0 && isLastOfDeal(card) },
  /** Came home in the first deal of the game. */
  firstDealHome: { ofCard: (card) => card.before.table.deal === 0 && card.homecomings.includes(card.seat) },
  /** Brought several of one's own balls home in one deal. */
  homeRush: { levels: { atLeast: [3, 4] }, ofCard: homeInDeal },
} satisfies Record<string, CardFeat>;

function takesShortcut(card: PlayedCard, { seats }: Story): boolean {
  const { ballBehindStart } = seats[card.seat];
  if (ballBehindStart === noBall) return false;
  return card.ways.some(({ from, to }) => isHome(to) && card.board.at[from] === ballBehindStart);
}

function isLastOfDeal({ before: { table } }: PlayedCard): boolean {
  return table.handSizes.reduce((sum, size) => sum + size, 0) === 1;
}

/** The player's balls that it has brought home in this deal and that are still there; 0 if this card brought none. */
function homeInDeal(card: PlayedCard, { seats }: Story): number {
  const { seat, after } = card;
  const now = card.homecomings.filter((owner) => owner === seat).length;
  if (now === 0) return 0;
  const { homeAtDeal, homeInDeal } = seats[seat];
  return Math.min(homeInDeal + now, after.table.board.homeCount[seat] - homeAtDeal);
}
