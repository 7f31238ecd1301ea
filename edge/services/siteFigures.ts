import type { FunFactsAnswer, PlatformStatsAnswer } from "#schema/api/siteFigures.ts";
import { limits } from "#schema/limits.ts";
import { periodAt, startOf } from "#schema/periods.ts";
import { countFunFacts, countPlatform } from "#store/siteFigures.ts";
import type { Env } from "../env.ts";
import { keptFigures } from "./keptFigures.ts";

/** The fun facts, at most limits.figuresKeptMs old. */
export function funFacts(env: Env, now: number): Promise<FunFactsAnswer> {
  return keptFigures(env, "funFacts", limits.figuresKeptMs, now, async (db) =>
    funFactsOf(await countFunFacts(db)),
  );
}

/** The site's statistics, at most limits.figuresKeptMs old. */
export function platformStats(env: Env, now: number): Promise<PlatformStatsAnswer> {
  const weekMs = 7 * 24 * 60 * 60_000;
  const current = startOf("week", now);
  const begins = Array.from({ length: limits.weeksInStats }, (_, at) => current - at * weekMs).reverse();
  const weeks = { names: begins.map((at) => periodAt("week", at)), from: begins[0] };
  return keptFigures(env, "platformStats", limits.figuresKeptMs, now, async (db) =>
    platformStatsOf(await countPlatform(db, weeks, now), weeks.names, now),
  );
}

function funFactsOf(counted: Awaited<ReturnType<typeof countFunFacts>>): FunFactsAnswer {
  const { totals, team, colors } = counted;
  const ofSize = (size: string) => totals.filter(({ family }) => family.startsWith(size));
  const teamTac = totals.filter(({ family }) => family.endsWith("1"));
  const sum = (rows: typeof totals, key: "finished" | "duration" | "cardsLaid") =>
    rows.reduce((all, row) => all + row[key], 0);
  const seconds = (ms: number) => Math.round(ms / 1000);
  const played = totals.filter(({ finished }) => finished > 0);
  const games = sum(played, "finished");
  const teamGames = sum(teamTac, "finished");
  return {
    nGames4: sum(ofSize("4"), "finished"),
    nGames6: sum(ofSize("6"), "finished"),
    nGamesTeam: teamGames,
    registeredUsers: counted.registered,
    fastestGame: games === 0 ? null : seconds(Math.min(...played.map(({ shortest }) => shortest ?? 0))),
    longestGame: games === 0 ? null : seconds(Math.max(...played.map(({ longest }) => longest ?? 0))),
    averagePlayingTime: games === 0 ? null : seconds(sum(played, "duration") / games),
    bestTeamGame: team.best,
    worstTeamGame: team.worst,
    averageTeamGame: teamGames === 0 ? null : sum(teamTac, "cardsLaid") / teamGames,
    nFriends: counted.friends,
    nTutorials: counted.lessonSteps,
    colors,
    nColorBlind: counted.colorBlind,
  };
}

type Hour = { weekday: number; hour: number; games: number; players: number };
type Share = [users: number, games: number];

function platformStatsOf(
  counted: Awaited<ReturnType<typeof countPlatform>>,
  weeks: readonly string[],
  now: number,
): PlatformStatsAnswer {
  const { hours, bots } = counted;
  const total = (rows: readonly Hour[]): Share => [
    rows.reduce((all, { players }) => all + players, 0),
    rows.reduce((all, { games }) => all + games, 0),
  ];
  const all = total(hours);
  const shares = (rows: readonly Hour[]) =>
    total(rows).map((part, at) => (all[at] === 0 ? 0 : part / all[at])) as Share;
  const [weekday, hour] = [(new Date(now).getUTCDay() + 6) % 7, new Date(now).getUTCHours()];
  const hasPassed = (one: Hour) => one.weekday < weekday || (one.weekday === weekday && one.hour < hour);
  const passed = shares(hours.filter(hasPassed));
  const named = (rows: readonly { name: string | null; n: number }[]) =>
    rows.map(({ name, n }) => ({ name: name ?? "others", n })).toSorted((a, b) => b.n - a.n);
  return {
    weekDataset: { data: byWeek(counted, weeks), passedRatio: [passed[0], passed[1], passed[0]] },
    dayDataset: numbers(7).map((day) => shares(hours.filter((one) => one.weekday === day))),
    hourDataset: numbers(24).map((at) => shares(hours.filter((one) => one.hour === at))),
    activityHeatmap: numbers(7).map((day) =>
      numbers(24).map((at) => hours.find((one) => one.weekday === day && one.hour === at)?.games ?? 0),
    ),
    localeDataset: counted.locales.map(({ locale, n }) => ({ locale, nUsers: n })),
    userAgentDataset: {
      deviceTypes: named(counted.kinds),
      browserNames: named(counted.browsers),
      osNames: named(counted.systems),
    },
    botDataset: {
      total: bots.reduce((sum, { seats }) => sum + seats, 0),
      won: bots.reduce((sum, { won }) => sum + won, 0),
      levels: Object.fromEntries(bots.map(({ level, seats, won }) => [level, { total: seats, won }])),
    },
  };
}

function byWeek(
  { newUsers, games, players }: Awaited<ReturnType<typeof countPlatform>>,
  weeks: readonly string[],
): PlatformStatsAnswer["weekDataset"]["data"] {
  const data: PlatformStatsAnswer["weekDataset"]["data"] = {};
  for (const name of weeks) {
    const [year, week] = name.split("-W");
    const users = newUsers.filter(({ day }) => periodAt("week", Date.parse(day)) === name);
    data[year] ??= {};
    data[year][String(Number(week))] = [
      users.reduce((sum, { n }) => sum + n, 0),
      games.find((row) => row.week === name)?.n ?? 0,
      players.find((row) => row.week === name)?.n ?? 0,
    ];
  }
  return data;
}

function numbers(length: number): number[] {
  return Array.from({ length }, (_, at) => at);
}
