import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { limits } from "#schema/limits.ts";
import type { Database } from "./db.ts";

const day = 24 * 60 * 60_000;

/**
 * Notes, once, whether an ended game counts for ratings and rankings: if it was really played, only people with accounts
 * sit there at its end, each on one seat, and no two of them have been opponents in limits.samePeoplePerDay games of the
 * same day (UTC) that count. It is stored with the game, so whatever follows from games later is the same. The statement
 * comes after those that store the game and its seats, and before those that count it.
 * @param endedAt ms UTC
 */
export function noteForRanking(
  db: Database,
  gameID: number,
  { isReallyPlayed, endedAt }: { isReallyPlayed: boolean; endedAt: number },
): BatchItem<"sqlite"> {
  const today = endedAt - (endedAt % day);
  const counts = sql`${hasOnlyAccounts(gameID)} and not exists (${tooOften(gameID, today)})`;
  return db.run(sql`update games set is_for_ranking = ${isReallyPlayed ? counts : sql`0`}
    where id = ${gameID} and is_for_ranking is null and is_counted = 0 and status <> 'running'`);
}

/** Whether each seat belongs to an account of its own, and none to a bot or a guest, whom everybody can be at no cost. */
function hasOnlyAccounts(gameID: number): SQL {
  return sql`(select count(distinct user_id) = count(*) from game_seats where game_id = ${gameID} and sat_on is null)`;
}

/** Two of the game's people who have been opponents often enough on the day that begins then (ms UTC). */
function tooOften(gameID: number, today: number): SQL {
  return sql`select 1 from game_seats one
    join game_seats other on other.game_id = one.game_id and other.team <> one.team
      and other.user_id is not null and other.sat_on is null
    join game_seats ones on ones.user_id = one.user_id and ones.game_id <> one.game_id and ones.sat_on is null
      and ones.ended_at >= ${today} and ones.ended_at < ${today + day}
    join game_seats others on others.game_id = ones.game_id and others.user_id = other.user_id
      and others.team <> ones.team and others.sat_on is null
    join games g on g.id = ones.game_id and g.status = 'won' and ${countsForRanking(sql`g`)}
    where one.game_id = ${gameID} and one.sat_on is null
    group by one.user_id, other.user_id having count(*) >= ${limits.samePeoplePerDay}`;
}

/** Whether a game counts for ratings and rankings, given the name of its row. */
export function countsForRanking(game: SQL): SQL {
  return sql`coalesce(${game}.${sql.identifier("is_for_ranking")}, 1)`;
}
