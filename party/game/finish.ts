import {
  countMove,
  decksOfSeed,
  firstSeatOfSeed,
  formatMove,
  newStatistics,
  variantOf,
  writeRecord,
} from "#rules/index.ts";
import type { FinishedGame } from "#store/games.ts";
import type { Beginning, LoggedMove } from "./log.ts";
import { advance, type Position, replayLog } from "./position.ts";
import { seatInfos } from "./seats.ts";

/** What is kept of a game that is over: who has won, the log, and what each seat did. */
export function finishedGame(beginning: Beginning, moves: readonly LoggedMove[]): FinishedGame {
  const { game, seed, seedHash } = beginning;
  const variant = variantOf(game.variant);
  const statistics = newStatistics(variant);
  const position: Position = replayLog(beginning, []);
  for (const logged of moves) {
    const thinkingTime = logged.at - position.lastMoveAt;
    countMove(statistics, variant, logged.move, advance(position, logged), thinkingTime);
  }
  const { winner, cardsLaid } = position.state.table;
  return {
    gameID: game.gameID,
    endedAt: position.lastMoveAt,
    winner: variant.isTeamTac ? "all" : winner,
    cardsLaid,
    seed: seed.toHex(),
    seedHash,
    log: moves.map(({ move, at }) => ({ move: formatMove(move), at })),
    seats: seatInfos(game.seats).map(({ color }, seat) => ({
      seat,
      team: variant.teamOf[seat],
      hasWon: variant.isTeamTac || variant.teamOf[seat] === winner,
      colour: color,
      statistics: statistics[seat],
    })),
  };
}

/** The whole game in Tac notation. It tells every card that was ever hidden. */
export function recordOf({ game, seed, seedHash }: Beginning, moves: readonly LoggedMove[]): string {
  const variant = variantOf(game.variant);
  return writeRecord(
    {
      variant: game.variant,
      first: firstSeatOfSeed(variant, seed),
      decks: decksOfSeed(variant, seed),
      moves: moves.map(({ move }) => move),
    },
    [`game ${game.gameID}`, `seed ${seed.toHex()}`, `sha-256 of the seed ${seedHash}`],
  );
}
