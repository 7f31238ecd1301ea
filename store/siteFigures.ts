import { and, eq, gt, gte, inArray, isNull, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { devices } from "#schema/db/devices.ts";
import { friendships } from "#schema/db/friendships.ts";
import { siteLessons } from "#schema/db/learning.ts";
import {
  type CardName,
  periodTotals,
  playerCards,
  playerTotals,
  siteBots,
  siteColors,
  siteFigures,
  siteHours,
  siteTeamResults,
  siteTotals,
} from "#schema/db/totals.ts";
import { users } from "#schema/db/users.ts";
import type { Database } from "./db.ts";

/** Figures that were computed since a time (ms UTC); undefined if there are none. */
export async function findFigures(db: Database, name: string, since: number): Promise<unknown> {
  const [row] = await db
    .select({ figures: siteFigures.figures })
    .from(siteFigures)
    .where(and(eq(siteFigures.name, name), gte(siteFigures.at, since)));
  return row?.figures;
}

/** How often Team-Tac took a number of cards, of all games of the site. */
export type TeamGames = { seats: number; cardsLaid: number; games: number }[];

/** How often Team-Tac took which number of cards at which size of table. */
export function countTeamGames(db: Database): Promise<TeamGames> {
  return db
    .select()
    .from(siteTeamResults)
    .where(inArray(siteTeamResults.seats, [4, 6]));
}

/** Keeps figures until they are computed again. */
export async function keepFigures(db: Database, name: string, figures: unknown, at: number): Promise<void> {
  const set = { figures, at };
  await db
    .insert(siteFigures)
    .values({ name, ...set })
    .onConflictDoUpdate({ target: siteFigures.name, set });
}

/** Sums over the games of a player; `cards` by the card's name. Times in ms. */
export type PlayerSums = Record<
  | "won"
  | "lost"
  | "team"
  | "aborted"
  | "moves"
  | "thinkingTime"
  | "ballsLost"
  | "kickedOpponents"
  | "kickedMates"
  | "kickedOwn"
  | "skipsCaused",
  number
> & { cards: Partial<Record<CardName, { laid: number; played: number; traded: number }>> };

/**
 * The sums of all players with at least so many games that were played to their end. Reads all of them, so not for
 * every visitor.
 */
export async function sumsOfPlayers(db: Database, games: number): Promise<PlayerSums[]> {
  const sum = (column: SQLiteColumn) => sql<number>`sum(${column})`;
  const rows = await db
    .select({
      won: sum(playerTotals.won),
      lost: sum(playerTotals.lost),
      team: sum(playerTotals.team),
      aborted: sum(playerTotals.aborted),
      moves: sum(playerTotals.moves),
      thinkingTime: sum(playerTotals.thinkingTime),
      ballsLost: sum(playerTotals.ballsLost),
      kickedOpponents: sum(playerTotals.kickedOpponents),
      kickedMates: sum(playerTotals.kickedMates),
      kickedOwn: sum(playerTotals.kickedOwn),
      skipsCaused: sum(playerTotals.skipsCaused),
      cards: sql<string>`(
        select json_group_object(c.card, json_object('laid', c.laid, 'played', c.played, 'traded', c.traded))
        from ${playerCards} as c where c.user_id = player_totals.user_id)`,
    })
    .from(playerTotals)
    .where(gt(playerTotals.userId, 0))
    .groupBy(playerTotals.userId)
    .having(sql`sum(${playerTotals.won} + ${playerTotals.lost} + ${playerTotals.team}) >= ${games}`);
  return rows.map(({ cards, ...sums }) => ({ ...sums, cards: JSON.parse(cards) }));
}

/** What the fun facts say. Durations in ms. Reads a row per user and friendship, so not for every visitor. */
export async function countFunFacts(db: Database) {
  const isActivated = gt(users.activatedAt, 0);
  const [totals, [team], colors, lessons, [{ n: friends }], [{ n: registered }], [{ n: colorBlind }]] =
    await db.batch([
      db.select().from(siteTotals).where(eq(siteTotals.period, "all")),
      db
        .select({
          best: sql<number | null>`min(${siteTeamResults.cardsLaid})`,
          worst: sql<number | null>`max(${siteTeamResults.cardsLaid})`,
        })
        .from(siteTeamResults)
        .where(inArray(siteTeamResults.seats, [4, 6])),
      db.select().from(siteColors).orderBy(sql`${siteColors.seats} desc`, siteColors.color),
      db.select({ steps: siteLessons.steps }).from(siteLessons),
      db
        .select({ n: sql<number>`count(*)` })
        .from(friendships)
        .where(and(isNull(friendships.pendingId), gt(friendships.lowId, 0))),
      db.select({ n: sql<number>`count(*)` }).from(users).where(isActivated),
      db
        .select({ n: sql<number>`count(*)` })
        .from(users)
        .where(and(isActivated, eq(users.isColorBlind, true))),
    ]);
  const lessonSteps = lessons.reduce((sum, { steps }) => sum + steps, 0);
  return {
    totals,
    team,
    colors: colors.map(({ color }) => color),
    lessonSteps,
    friends,
    registered,
    colorBlind,
  };
}

/**
 * What the site's statistics say: new users by the day ("2026-11-20"), games and active players by the week, and so on.
 * @param weeks the ISO weeks to tell of, and when the first begins (ms UTC)
 * @param now ms UTC; devices whose time is over don't count
 */
export async function countPlatform(db: Database, weeks: { names: string[]; from: number }, now: number) {
  const day = sql<string>`date(${users.registeredAt} / 1000, 'unixepoch')`;
  const isActivated = gt(users.activatedAt, 0);
  const isInUse = gt(devices.expiresAt, now);
  const n = sql<number>`count(*)`;
  const [newUsers, games, players, hours, locales, kinds, browsers, systems, bots] = await db.batch([
    db
      .select({ day, n })
      .from(users)
      .where(and(isActivated, gte(users.registeredAt, weeks.from)))
      .groupBy(day),
    db
      .select({ week: siteTotals.period, n: sql<number>`sum(${siteTotals.finished})` })
      .from(siteTotals)
      .where(inArray(siteTotals.period, weeks.names))
      .groupBy(siteTotals.period),
    db
      .select({ week: periodTotals.period, n })
      .from(periodTotals)
      .where(inArray(periodTotals.period, weeks.names))
      .groupBy(periodTotals.period),
    db.select().from(siteHours).where(gte(siteHours.weekday, 0)),
    db.select({ locale: users.locale, n }).from(users).where(isActivated).groupBy(users.locale),
    db.select({ name: devices.kind, n }).from(devices).where(isInUse).groupBy(devices.kind),
    db.select({ name: devices.browser, n }).from(devices).where(isInUse).groupBy(devices.browser),
    db.select({ name: devices.system, n }).from(devices).where(isInUse).groupBy(devices.system),
    db.select().from(siteBots),
  ]);
  return { newUsers, games, players, hours, locales, kinds, browsers, systems, bots };
}
