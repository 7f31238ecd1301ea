import { formatMove, seedRecord, variantOf } from "#rules/index.ts";
import type { FinishedGame, Seating } from "#store/games.ts";
import type { Beginning, LoggedMove } from "./log.ts";
import { replayLog } from "./position.ts";
import { statisticsOf } from "./statistics.ts";

/** What is kept of a game that has ended: who has won, the log, and what each player did. */
export function finishedGame(beginning: Beginning, moves: readonly LoggedMove[]): FinishedGame {
  const { game, seed, seedHash, abortedAt } = beginning;
  const variant = variantOf(game.variant);
  const position = replayLog(beginning, moves);
  const { winner, cardsLaid } = position.state.table;
  const hasWon = (seat: number) => variant.isTeamTac || variant.teamOf[seat] === winner;
  return {
    gameID: game.gameID,
    endedAt: abortedAt ?? position.lastMoveAt,
    winner: abortedAt !== null ? null : variant.isTeamTac ? "all" : winner,
    cardsLaid,
    seed: seed.toHex(),
    seedHash,
    log: moves.map(({ move, at }) => ({ move: formatMove(move), at })),
    seating: seatingOf(beginning),
    seats: statisticsOf(beginning, moves).map(({ seat, statistics }, row) => ({
      team: variant.teamOf[seat],
      // For who was replaced the game was aborted.
      hasWon: abortedAt !== null || row >= variant.seats ? null : hasWon(seat),
      colour: game.colors[seat],
      statistics,
    })),
  };
}

/** Who sits at the game by now, and who was replaced. */
export function seatingOf({ game, sittings }: Beginning): Seating {
  return {
    replacements: sittings.length,
    rows: [
      ...game.seats.map((owner) => ({ owner, satOn: null })),
      ...sittings.map(({ owner, seat }) => ({ owner, satOn: seat })),
    ],
  };
}

/** The whole game in Tac notation. It tells every card that was ever hidden. */
export function recordOf({ game, seed, seedHash }: Beginning, moves: readonly LoggedMove[]): string {
  const { gameID, variant } = game;
  return seedRecord({ gameID, variant, seed, seedHash, moves: moves.map(({ move }) => move) });
}
