import { seatOfBall } from "../board.ts";
import { tac } from "../card.ts";
import { isBase } from "../place.ts";
import { isLaidPlayed, laidCard, noTeam } from "../table.ts";
import { areMates } from "../whose.ts";
import { teamAllHome } from "../winning.ts";
import { hasWon, isWinning } from "./facts.ts";
import type { CardFeat } from "./feat.ts";
import type { PlayedCard } from "./playedCard.ts";

/** Feats with a Tac. */
export const tacs = {
  /** Played a Tac on a Tac, or even on several. */
  tacChain: { levels: { atLeast: [2, 3, 4] }, ofCard: (card) => (isTac(card) ? tacsInARow(card) : 0) },
  /** Took back the opponents' win. */
  tacSpoilsWin: { ofCard: (card) => isTac(card) && spoilsWin(card) },
  /** Won with a Tac. */
  tacWins: { ofCard: (card) => isTac(card) && isWinning(card) },
  /** Brought several knocked-out balls of one's own side back with one Tac. */
  tacRescues: { levels: { atLeast: [2, 3, 4] }, ofCard: (card) => (isTac(card) ? rescuedBalls(card) : 0) },
  /** Should have skipped, and handed the skip on. */
  tacHandsSkipOn: {
    ofCard: (card) =>
      isTac(card) && card.kind === "skip" && card.before.table.mustSkip && !card.board.variant.isTeamTac,
  },
} satisfies Record<string, CardFeat>;

function isTac({ card, kind }: PlayedCard): boolean {
  return card === tac && kind !== "discard";
}

function tacsInARow({ before: { table } }: PlayedCard): number {
  const newestFirst = table.pile.toReversed();
  const other = newestFirst.findIndex((entry) => laidCard(entry) !== tac || !isLaidPlayed(entry));
  return 1 + (other < 0 ? newestFirst.length : other);
}

/** rules.md 8.2: the Tac was due because the opponents were home, and they no longer are. */
function spoilsWin({ seat, before, after: { table } }: PlayedCard): boolean {
  if (!before.table.mustTac || table.variant.isTeamTac) return false;
  const team = teamAllHome(table.board, seat);
  return team === noTeam || hasWon(table.variant, team, seat);
}

/** The balls of the player's side that the Tac took out of their bases by taking back what the card before it did. */
function rescuedBalls({ seat, board, before }: PlayedCard): number {
  const { places } = before.table.board;
  return places.filter((place, ball) => {
    const owner = seatOfBall(ball);
    const isOwnSide = owner < board.variant.seats && areMates(board, seat, owner);
    return isOwnSide && isBase(place) && !isBase(board.places[ball]);
  }).length;
}
