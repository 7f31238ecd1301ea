import { limits } from "#schema/limits.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import type { OwnGames } from "#schema/protocol/user.ts";
import type { Person } from "#schema/rooms.ts";
import { gamesSummaryOf, type Table } from "#store/gameLists.ts";
import { askDatabase } from "../../database.ts";
import type { PartyEnv } from "../../env.ts";

/** A player's statistics, and who sits at the player's running games, as libSQL has them. */
export async function readOwnGames(
  env: PartyEnv,
  player: Person,
): Promise<{ games: OwnGames; tables: Table[] }> {
  const counts = { history: limits.gamesInHistory, running: limits.runningGamesNamed };
  const { tables, ...summary } = await askDatabase(env, (db) => gamesSummaryOf(db, player, counts));
  const runningGames = summary.runningGames.map(({ id, variant, created, seat, players, moveTimeMs }) => ({
    id: id as GameID,
    variant,
    created,
    seat,
    players,
    moveTimeMs,
  }));
  return { games: { ...summary, runningGames }, tables };
}
