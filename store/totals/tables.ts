import { type SQL, sql } from "drizzle-orm";
import { endedGames, endedSeats, hour, isFinished, period, periods, weekday } from "./source.ts";

/** A table of totals, and how its rows follow from games. Names are those of the columns in SQL. */
export interface TotalsTable {
  /** What its primary key consists of. */
  readonly keys: readonly string[];
  /** What games add up to. */
  readonly sums: readonly string[];
  /** The smallest and the largest of a column. */
  readonly extremes?: Readonly<Record<string, "min" | "max">>;
  /** Whose rows they are, if people's: computed anew when a guest becomes a user. */
  readonly owners?: readonly ("user_id" | "other_id")[];
  /** Selects the keys, the sums and the extremes of the games that a condition on `g` holds for. */
  readonly rows: (which: SQL) => SQL;
}

const results = ["won", "lost", "team", "aborted"] as const;
const sumOfResults = sql.join(
  results.map((result) => sql`sum(result = ${sql.raw(`'${result}'`)})`),
  sql`, `,
);

/** The sum of a number of the seat's statistics, over games that were played to their end. */
function sumOf(path: string): SQL {
  return sql`sum(iif(${isFinished}, coalesce(json_extract(statistics, ${sql.raw(`'$.${path}'`)}), 0), 0))`;
}

/** All tables of totals but the streaks, which do not add up. */
export const totalsTables = {
  player_totals: {
    keys: ["user_id", "family"],
    sums: [
      ...results,
      "moves",
      "thinking_time",
      "balls_lost",
      "kicked_opponents",
      "kicked_mates",
      "kicked_own",
      "skips_caused",
      "balls_home",
      "balls_home_opponents",
    ],
    owners: ["user_id"],
    rows: (which) => {
      const home = (isOwn: SQL) => sql`sum(iif(result in ('won', 'lost'), coalesce((
        select sum(o.balls_home) from game_seats o
        where o.game_id = e.game_id and o.sat_on is null and (o.team = e.team) = ${isOwn}), 0), 0))`;
      return sql`select user_id, family, ${sumOfResults}, ${sumOf("moves")} - ${sumOf("autopilotMoves")},
          ${sumOf("thinkingTime")}, ${sumOf("ballsLost")}, ${sumOf("ballsKicked.opponents")},
          ${sumOf("ballsKicked.mates")}, ${sumOf("ballsKicked.own")}, ${sumOf("skipsCaused")},
          ${home(sql`1`)}, ${home(sql`0`)}
        from ${endedSeats(which)} e where user_id is not null group by user_id, family`;
    },
  },
  guest_totals: {
    keys: ["guest_id", "family"],
    sums: [...results],
    rows: (which) => sql`select guest_id, family, ${sumOfResults}
      from ${endedSeats(which)} where guest_id is not null group by guest_id, family`,
  },
  player_cards: {
    keys: ["user_id", "card"],
    sums: ["laid", "played", "traded"],
    owners: ["user_id"],
    rows: (which) => sql`select user_id, card.key, sum(json_extract(card.value, '$.laid')),
        sum(json_extract(card.value, '$.played')), sum(json_extract(card.value, '$.traded'))
      from ${endedSeats(which)} join json_each(statistics, '$.cards') card
      where user_id is not null and ${isFinished} group by user_id, card.key`,
  },
  player_variants: {
    keys: ["user_id", "variant"],
    sums: ["won", "won_against_masters"],
    owners: ["user_id"],
    rows: (which) => sql`select user_id, variant, count(*), sum(result = 'won' and not exists (
        select 1 from game_seats o
        where o.game_id = e.game_id and o.sat_on is null and o.team <> e.team and o.bot_level is not 'master'))
      from ${endedSeats(which)} e where user_id is not null and result in ('won', 'team') group by user_id, variant`,
  },
  player_feats: {
    keys: ["user_id", "feat"],
    sums: ["times"],
    extremes: { level: "max", game_id: "max" },
    owners: ["user_id"],
    rows: (which) => sql`select s.user_id, f.feat, count(*), max(f.level), max(f.game_id)
      from games g join game_feats f on f.game_id = g.id
      join game_seats s on s.game_id = f.game_id and s.seat = f.seat
      where g.status <> 'running' and ${which} and s.user_id is not null group by s.user_id, f.feat`,
  },
  pair_totals: {
    keys: ["user_id", "other_id"],
    sums: ["games", "together", "won_together", "against", "won_against"],
    owners: ["user_id", "other_id"],
    rows: (which) => {
      const [areMates, areOpponents] = [
        sql`a.result <> 'team' and a.team = b.team`,
        sql`a.result <> 'team' and a.team <> b.team`,
      ];
      return sql`select a.user_id, b.user_id as other_id, count(*), sum(${areMates}), sum(${areMates} and a.result = 'won'),
          sum(${areOpponents}), sum(${areOpponents} and a.result = 'won')
        from ${endedSeats(which)} a join ${endedSeats(which)} b on b.game_id = a.game_id and b.user_id <> a.user_id
        where a.result <> 'aborted' and b.result <> 'aborted' group by a.user_id, b.user_id`;
    },
  },
  period_totals: {
    keys: ["user_id", "period"],
    sums: ["games", "won"],
    owners: ["user_id"],
    rows: (which) => sql`select user_id, ${period} as period, count(*), sum(result = 'won' and is_for_ranking)
      from ${endedSeats(which)} join ${periods} where user_id is not null and ${isFinished} group by user_id, 2`,
  },
  player_team_results: {
    keys: ["user_id", "seats", "cards_laid"],
    sums: ["games"],
    owners: ["user_id"],
    rows: (which) => sql`select user_id, seats, cards_laid, count(*)
      from ${endedSeats(which)} where user_id is not null and result = 'team' group by user_id, seats, cards_laid`,
  },
  site_team_results: {
    keys: ["seats", "cards_laid"],
    sums: ["games"],
    rows: (which) => sql`select seats, cards_laid, count(*)
      from ${endedGames(which)} where is_finished and substr(family, 3) = '1' group by seats, cards_laid`,
  },
  team_results: {
    keys: ["period", "seats", "cards_laid", "ended_at", "game_id"],
    sums: [],
    rows: (which) => sql`select ${period} as period, seats, cards_laid, ended_at, game_id
      from ${endedGames(which)} join ${periods} where is_finished and substr(family, 3) = '1'`,
  },
  site_totals: {
    keys: ["period", "family"],
    sums: ["finished", "aborted", "duration", "cards_laid"],
    extremes: { shortest: "min", longest: "max" },
    rows: (which) => sql`select ${period} as period, family, sum(is_finished), sum(not is_finished),
        sum(iif(is_finished, duration, 0)), sum(iif(is_finished, cards_laid, 0)),
        min(iif(is_finished and not is_resigned, duration, null)),
        max(iif(is_finished and not is_resigned, duration, null))
      from ${endedGames(which)} join ${periods} where true group by 1, family`,
  },
  site_hours: {
    keys: ["weekday", "hour"],
    sums: ["games", "players"],
    rows: (which) => sql`select ${weekday} as weekday, ${hour} as hour, count(distinct game_id),
        sum(bot_level is null)
      from ${endedSeats(which)} where ${isFinished} group by 1, 2`,
  },
  site_bots: {
    keys: ["level"],
    sums: ["seats", "won"],
    rows: (which) => sql`select bot_level as level, count(*), sum(result = 'won')
      from ${endedSeats(which)}
      where bot_level is not null and replacements = 0 and result in ('won', 'lost') group by bot_level`,
  },
  site_colors: {
    keys: ["color"],
    sums: ["seats"],
    rows: (which) => sql`select color, count(*)
      from ${endedSeats(which)} where bot_level is null and ${isFinished} and color is not null group by color`,
  },
} satisfies Record<string, TotalsTable>;
