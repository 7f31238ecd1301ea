import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { turnBasedEnding } from "#rules/rating/families.ts";
import { limits } from "#schema/limits.ts";
import type { Database } from "../db.ts";
import { countsForRanking } from "../forRanking.ts";

/** The kind of a game in which players have ratings of their own (`ratedKind`). */
const kindOfGame = sql`substr(g.variant, 1, 3) || iif(g.move_time_ms >= ${sql.raw(String(limits.turnBasedFromMs))},
  ${sql.raw(`'${turnBasedEnding}'`)}, '')`;

/**
 * The ended games that count for ratings, as `game_id, family, teams, first, ended_at`: only people with accounts have
 * played, each on one seat (a guest at the table may have become one of the others), none of them was replaced, the game
 * was won by a team, and it counts for rankings (`noteForRanking`).
 * @param which a condition on `g`, the table of games
 */
export function rateableGames(which: SQL): SQL {
  return sql`select g.id as game_id, ${kindOfGame} as family,
      (select json_group_array(json(members)) from (
        select json_group_array(user_id) as members
        from (select s.team, s.user_id from game_seats s where s.game_id = g.id order by s.team, s.seat)
        group by team order by team)) as teams,
      g.winning_team as first, g.ended_at
    from games g
    where g.status = 'won' and g.winning_team is not null and g.is_rated = 1 and g.replacements = 0
      and ${countsForRanking(sql`g`)} and ${which}
      and not exists (select 1 from game_seats s where s.game_id = g.id and s.user_id is null)
      and (select count(distinct user_id) = count(*) from game_seats s where s.game_id = g.id)`;
}

/** Appends an ended game to those that count for ratings, once, if it does. */
export function appendRatedGame(db: Database, gameID: number): BatchItem<"sqlite"> {
  return db.run(sql`insert into rated_games (game_id, family, teams, first, ended_at)
    select * from (${rateableGames(sql`g.id = ${gameID}`)}) where true on conflict do nothing`);
}
