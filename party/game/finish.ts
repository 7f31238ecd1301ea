import { formatMove, hexOf, seedRecord, variantOf } from "#rules/index.ts";
import { isReallyPlayed } from "#rules/rating/reallyPlayed.ts";
import { limits } from "#schema/limits.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import type { RunningGame } from "#schema/protocol/lobby.ts";
import type { FinishedGame, Seating } from "#store/games.ts";
import { archiveOf } from "./archive.ts";
import { featsOfPlayers } from "./feats.ts";
import type { Beginning, LoggedMove } from "./logged.ts";
import { decisionOf, endOf, winnerOf } from "./outcome.ts";
import { replayLog } from "./position.ts";
import { movesFor, playedMoves } from "./readBack.ts";
import { playerOf } from "./seats.ts";
import { statisticsOf } from "./statistics.ts";

/** What is stored of a finished game: the winners, the log, and each player's statistics. */
export function finishedGame(beginning: Beginning, moves: readonly LoggedMove[]): FinishedGame {
  const { game, seed, seedHash } = beginning;
  const variant = variantOf(game.variant);
  const position = replayLog(beginning, moves);
  const winner = winnerOf(beginning, position);
  const feats = featsOfPlayers(beginning, moves);
  const hasWon = (seat: number) => winner === "all" || variant.teamOf[seat] === winner;
  const seats = statisticsOf(beginning, moves).map(({ seat, statistics }, row) => ({
    team: variant.teamOf[seat],
    // For a player who was replaced the game counts as aborted.
    hasWon: winner === null || row >= variant.seats ? null : hasWon(seat),
    color: game.colors[seat],
    ballsHome: position.state.table.board.homeCount[seat],
    statistics,
    feats: feats[row] ?? [],
  }));
  return {
    gameID: game.gameID,
    endedAt: endOf(beginning, position),
    winner,
    decidedBy: beginning.decision?.reason,
    cardsLaid: position.state.table.cardsLaid,
    seed: hexOf(seed),
    seedHash,
    log: moves.map(({ move, at }) => ({ move: formatMove(move), at })),
    room: archiveOf(beginning, moves),
    seating: seatingOf(beginning),
    seats,
    isReallyPlayed: isReallyPlayed(seats.slice(0, variant.seats), {
      deals: limits.dealsForRanking,
      ownMoves: limits.ownMovesForRanking,
    }),
  };
}

/** Who sits at the game now, and who was replaced. */
export function seatingOf({ game, sittings }: Beginning): Seating {
  return {
    replacements: sittings.length,
    rows: [
      ...game.seats.map((owner) => ({ owner, satOn: null })),
      ...sittings.map(({ owner, seat }) => ({ owner, satOn: seat })),
    ],
  };
}

/** A running game as the lobby lists it. */
export function runningGame({ game }: Beginning): RunningGame {
  const { teams } = variantOf(game.variant);
  return {
    id: game.gameID as GameID,
    variant: game.variant,
    teams: teams.map((seats) => seats.map((seat) => playerOf(game.seats[seat]))),
    created: game.createdAt,
    moveTimeMs: game.moveTimeMs,
    series: game.series,
  };
}

/** The game in Tac notation as far as everybody at the table may know it: without the deck and the traded cards. */
export function publicRecordOf(beginning: Beginning, moves: readonly LoggedMove[]): string {
  const { game, seedHash } = beginning;
  const page = { before: moves.length + 1, limit: moves.length };
  const told = movesFor(null, playedMoves(beginning, moves), page).map(({ move }) => move);
  const heading = [`# game ${game.gameID}`, `# sha-256 of the seed ${seedHash}`, `variant ${game.variant}`];
  return `${[...heading, ...told].join("\n")}\n`;
}

/** The whole game in Tac notation. It reveals every hidden card. */
export function recordOf(beginning: Beginning, logged: readonly LoggedMove[]): string {
  const { game, seed, seedHash } = beginning;
  const { gameID, variant } = game;
  const moves = logged.map(({ move }) => move);
  return seedRecord({ gameID, variant, seed, seedHash, moves, decision: decisionOf(beginning) });
}
