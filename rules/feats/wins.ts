import { homeSize } from "../place.ts";
import type { Seat } from "../variant.ts";
import { areMates, everySeat } from "../whose.ts";
import { ballsHome, isWinning } from "./facts.ts";
import type { CardFeat, WinFeat } from "./feat.ts";
import type { PlayedCard } from "./playedCard.ts";

/** Feats of winning against others. */
export const wins = {
  /** Won after having been this many balls at home behind the best other team. */
  comeback: {
    levels: { atLeast: [3, 4, 5, 6, 7] },
    ofWin: (seat, last, { deficits }) =>
      againstOthers(last) ? deficits[last.board.variant.teamOf[seat]] : 0,
  },
  /** Won while no opponent had a ball at home. */
  shutout: { ofWin: (seat, last) => againstOthers(last) && ballsOfOthers(seat, last).every((n) => n === 0) },
  /** Won when another team had only one ball to bring home. */
  photoFinish: { ofWin: (seat, last) => againstOthers(last) && isOtherOneShort(seat, last) },
  /** Won without losing a single one of one's balls. */
  unscathed: { ofWin: (seat, last, { seats }) => againstOthers(last) && seats[seat].ballsLost === 0 },
  /** Won although once, for a whole deal, one could only discard. */
  dryDeal: { ofWin: (seat, last, { seats }) => againstOthers(last) && seats[seat].hadDryDeal },
} satisfies Record<string, WinFeat>;

/** Feats of the card that wins against others. */
export const winningCards = {
  /** Won by bringing a mate's last ball home. */
  matesLastBall: {
    ofCard: (card) =>
      againstOthers(card) && isWinning(card) && card.homecomings.some((seat) => seat !== card.seat),
  },
} satisfies Record<string, CardFeat>;

function againstOthers({ board }: PlayedCard): boolean {
  return !board.variant.isTeamTac;
}

/** The balls at home of each seat that is no mate. */
function ballsOfOthers(seat: Seat, { after: { table } }: PlayedCard): number[] {
  const { variant, board } = table;
  return everySeat(variant)
    .filter((other) => !areMates(board, seat, other))
    .map((other) => board.homeCount[other]);
}

function isOtherOneShort(seat: Seat, { after: { table } }: PlayedCard): boolean {
  const { teams, teamOf } = table.variant;
  return ballsHome(table.board).some(
    (home, team) => team !== teamOf[seat] && home === homeSize * teams[team].length - 1,
  );
}
