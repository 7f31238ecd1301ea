import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../db.ts";

/** The games against others that are counted and have not been aborted for their players. */
const decided = sql`from game_seats s join games g on g.id = s.game_id
  where g.is_counted = 1 and g.status = 'won' and substr(g.variant, 3, 1) <> '1' and s.has_won is not null`;

/**
 * The streaks of these users, computed from all of their games, with the columns of `player_streaks`.
 * @param userIDs a select of ids
 */
export function streaksOf(userIDs: SQL): SQL {
  // Games between two that ended otherwise make a run: within it, the two numbers have the same difference.
  return sql`
    with results as (
      select s.user_id, g.ended_at, g.id as game_id, s.has_won,
        row_number() over (partition by s.user_id order by g.ended_at, g.id, s.seat) as number,
        row_number() over (partition by s.user_id, s.has_won order by g.ended_at, g.id, s.seat) as number_among_same
      ${decided} and s.user_id in (${userIDs})
    ), runs as (
      select user_id, has_won, count(*) as length, max(number) as last
      from results group by user_id, has_won, number - number_among_same
    ), longest as (
      select user_id, max(iif(has_won, length, 0)) as longest_won, max(iif(has_won, 0, length)) as longest_lost,
        max(last) as last
      from runs group by user_id
    )
    select l.user_id, iif(r.has_won, r.length, -r.length) as current, l.longest_won, l.longest_lost,
      e.ended_at as last_ended_at, e.game_id as last_game_id
    from longest l
    join runs r on r.user_id = l.user_id and r.last = l.last
    join results e on e.user_id = l.user_id and e.number = l.last`;
}

/** Computes the streaks of these users from all of their games. */
export function recomputeStreaks(db: Database, userIDs: SQL): BatchItem<"sqlite"> {
  return db.run(sql`replace into player_streaks
    (user_id, current, longest_won, longest_lost, last_ended_at, last_game_id) ${streaksOf(userIDs)}`);
}

/**
 * Takes a game that was just counted into its players' streaks. For most it is the latest, which only extends or ends
 * a run; for those who have a later one already, all of their games are looked at.
 */
export function extendStreaks(db: Database, gameID: number): BatchItem<"sqlite">[] {
  // A guest may have become a user who sits at the same game.
  const late = sql`select s.user_id from game_seats s join games g on g.id = s.game_id
    left join player_streaks p on p.user_id = s.user_id
    where g.id = ${gameID}
    group by s.user_id having count(*) > 1 or (g.ended_at, g.id) < (p.last_ended_at, p.last_game_id)`;
  const extended = sql`iif(sign(excluded.current) = sign(player_streaks.current), player_streaks.current, 0) + excluded.current`;
  return [
    recomputeStreaks(db, late),
    db.run(sql`insert into player_streaks (user_id, current, longest_won, longest_lost, last_ended_at, last_game_id)
      select s.user_id, iif(s.has_won, 1, -1), s.has_won, not s.has_won, g.ended_at, g.id
      ${decided} and g.id = ${gameID} and s.user_id is not null
      on conflict (user_id) do update set
        current = ${extended},
        longest_won = max(longest_won, ${extended}),
        longest_lost = max(longest_lost, -(${extended})),
        last_ended_at = excluded.last_ended_at,
        last_game_id = excluded.last_game_id
      where (excluded.last_ended_at, excluded.last_game_id) > (player_streaks.last_ended_at, player_streaks.last_game_id)`),
  ];
}
