import { parseMove, seedRecord } from "#rules/index.ts";
import type { GameRecordAnswer } from "#schema/api/games.ts";
import type { BallColor } from "#schema/protocol/ballColor.ts";
import { findGameRecord } from "#store/gameRecords.ts";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "./database.ts";

/**
 * A finished game with all that was hidden.
 * @throws Problem `not_found`; `conflict` for a running game
 */
export async function gameRecord(env: Env, gameID: number): Promise<GameRecordAnswer> {
  const found = await askDatabase(env, (db) => findGameRecord(db, gameID));
  if (found === undefined) throw new Problem("not_found", "There is no such game.");
  const { game, record, players } = found;
  const { variant, status, winningTeam, decidedBy, createdAt, endedAt } = game;
  if (record === null || status === "running" || endedAt === null)
    throw new Problem("conflict", "The game has not ended.");
  const { seedHash, draw } = record;
  const seed = Uint8Array.fromHex(record.seed);
  const decision = decidedBy && { side: winningTeam, reason: decidedBy };
  const moves = record.log.map(({ move }) => parseMove(move)).filter((move) => move !== undefined);
  return {
    gameID,
    variant,
    status,
    winner: status === "aborted" ? null : (winningTeam ?? "all"),
    decidedBy,
    created: createdAt,
    endedAt,
    seats: players
      .filter(({ isReplaced }) => !isReplaced)
      .map(({ player, botLevel, color }) => ({
        ...player,
        ...(botLevel !== null && { level: botLevel }),
        color: color as BallColor,
      })),
    statistics: players.flatMap(({ seat, player, statistics }) =>
      statistics === undefined ? [] : [{ ...statistics, seat, player }],
    ),
    record: seedRecord({ gameID, variant, seed, seedHash, draw, moves, decision }),
    times: record.log.map(({ at }) => at),
    seed: record.seed,
    seedHash,
    draw,
  };
}
