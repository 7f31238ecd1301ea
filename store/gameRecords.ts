import { eq } from "drizzle-orm";
import { gameRecords, gameStatistics, games } from "#schema/db/games.ts";
import type { Database } from "./db.ts";
import { playersOf } from "./gameLists.ts";
import { unpackGame } from "./packedGame.ts";

/** What games from before did not count. */
const uncountedOnce = { autopilotMoves: 0 };

/** A finished game with everything that is needed to replay it; `undefined` if there is none with this id. */
export async function findGameRecord(db: Database, gameID: number) {
  const [game] = await db
    .select()
    .from(games)
    .leftJoin(gameRecords, eq(gameRecords.gameId, games.id))
    .where(eq(games.id, gameID));
  if (game === undefined) return undefined;
  const rows = await playersOf(db, [gameID]);
  const stored = game.game_records && (await unpackGame(game.game_records.log));
  const statistics = (await db.select().from(gameStatistics).where(eq(gameStatistics.gameId, gameID))).map(
    ({ seat, statistics }) => ({ seat, statistics: { ...uncountedOnce, ...statistics } }),
  );
  return {
    game: game.games,
    record: game.game_records && {
      ...game.game_records,
      draw: stored?.draw ?? null,
      log: stored?.moves ?? [],
    },
    players: rows.map(({ row, satOn, player, color, botLevel }) => ({
      seat: satOn ?? row,
      isReplaced: satOn !== null,
      player,
      color,
      botLevel,
      statistics: statistics.find(({ seat }) => seat === row)?.statistics,
    })),
  };
}
