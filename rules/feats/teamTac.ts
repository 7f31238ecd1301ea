import type { WinFeat } from "./feat.ts";
import type { PlayedCard } from "./playedCard.ts";

/** Feats of Team-Tac, where everybody wins together. */
export const teamTac = {
  /** Four seats brought all balls home with fewer cards. */
  teamTacOfFour: { levels: { below: [120, 110, 100] }, ofWin: (_, last) => cardsOfTeamTac(last, 4) },
  /** Six seats did: bots need half as many cards again as with four. */
  teamTacOfSix: { levels: { below: [180, 165, 150] }, ofWin: (_, last) => cardsOfTeamTac(last, 6) },
  /** Nobody's ball was knocked out in the whole game. */
  teamTacInPeace: {
    ofWin: (_, last, { seats }) =>
      last.board.variant.isTeamTac && seats.every(({ ballsLost }) => ballsLost === 0),
  },
} satisfies Record<string, WinFeat>;

/** The cards laid in a game of Team-Tac with so many seats; without limit in any other game. */
function cardsOfTeamTac({ after: { table } }: PlayedCard, seats: number): number {
  const { variant, cardsLaid } = table;
  return variant.isTeamTac && variant.seats === seats ? cardsLaid : Number.POSITIVE_INFINITY;
}
