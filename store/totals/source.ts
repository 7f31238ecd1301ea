import { type SQL, sql } from "drizzle-orm";
import { gameSeats } from "#schema/db/games.ts";
import { countsForRanking } from "../forRanking.ts";

/**
 * Where totals come from: a row for everybody who sat at an ended game, with
 * `game_id, user_id, guest_id, bot_level, team, color, balls_home, variant, family, seats, created_at, ended_at, cards_laid,
 * replacements, is_for_ranking, result, statistics`. `result` is won, lost, team or aborted, also for somebody who was replaced.
 * @param which a condition on `g`, the table of games
 */
export function endedSeats(which: SQL): SQL {
  return sql`(
    select g.id as game_id, s.user_id, s.guest_id, s.bot_level, s.team, s.${sql.identifier(gameSeats.color.name)} as color, s.balls_home,
      g.variant, substr(g.variant, 1, 3) as family, cast(substr(g.variant, 1, 1) as integer) as seats,
      g.created_at, g.ended_at, g.cards_laid, g.replacements, ${countsForRanking(sql`g`)} as is_for_ranking,
      case
        when s.sat_on is not null or g.status = 'aborted' then 'aborted'
        when substr(g.variant, 3, 1) = '1' then 'team'
        when s.has_won then 'won'
        else 'lost'
      end as result,
      st.statistics
    from games g
    join game_seats s on s.game_id = g.id
    left join game_statistics st on st.game_id = s.game_id and st.seat = s.seat
    where g.status <> 'running' and ${which})`;
}

/**
 * A row for each ended game: `game_id, family, seats, ended_at, cards_laid, duration, is_finished, is_resigned`, times in
 * ms.
 * @param which a condition on `g`, the table of games
 */
export function endedGames(which: SQL): SQL {
  return sql`(
    select g.id as game_id, substr(g.variant, 1, 3) as family, cast(substr(g.variant, 1, 1) as integer) as seats,
      g.ended_at, g.cards_laid, g.ended_at - g.created_at as duration, g.status = 'won' as is_finished,
      g.decided_by is 'resigned' as is_resigned
    from games g
    where g.status <> 'running' and ${which})`;
}

const day = sql`date(ended_at / 1000, 'unixepoch')`;
/** The Thursday of the same ISO week decides which year the week belongs to (ISO 8601). */
const thursday = sql`date(ended_at / 1000, 'unixepoch', '-3 days', 'weekday 4')`;

/** The periods that `ended_at` lies in (UTC), as a table `p` with the column `period`, to be joined. */
export const periods = sql`(select 0 as span union all select 1 union all select 2 union all select 3 union all select 4) p`;

/** The period of the row's span. */
export const period = sql`case p.span
  when 0 then 'all'
  when 1 then strftime('%Y', ${day})
  when 2 then strftime('%Y-%m', ${day})
  when 3 then strftime('%Y', ${thursday}) || '-W' || printf('%02d', (strftime('%j', ${thursday}) - 1) / 7 + 1)
  else ${day}
end`;

/** Whether the game was played to its end by this row's person. */
export const isFinished = sql`result <> 'aborted'`;

/** Monday is 0. */
export const weekday = sql`(strftime('%w', ended_at / 1000, 'unixepoch') + 6) % 7`;
export const hour = sql`cast(strftime('%H', ended_at / 1000, 'unixepoch') as integer)`;
