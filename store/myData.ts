import { and, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { devices } from "#schema/db/devices.ts";
import { friendships } from "#schema/db/friendships.ts";
import { gameSeats, gameStatistics, games } from "#schema/db/games.ts";
import { guests } from "#schema/db/guests.ts";
import { knownAddresses } from "#schema/db/knownAddresses.ts";
import { lessonProgress, puzzleAttempts } from "#schema/db/learning.ts";
import { mailTokens } from "#schema/db/mails.ts";
import { messages } from "#schema/db/messages.ts";
import { blocks, moderationLog } from "#schema/db/moderation.ts";
import { mutes } from "#schema/db/mutes.ts";
import { ownTableGuests, ownTables } from "#schema/db/ownTables.ts";
import { pictures } from "#schema/db/pictures.ts";
import { pushSettings, pushSubscriptions } from "#schema/db/push.ts";
import { ratedTeams, ratingHistory, ratings } from "#schema/db/ratings.ts";
import { reportedMessages, reports } from "#schema/db/reports.ts";
import { sessions } from "#schema/db/sessions.ts";
import { signInMarks } from "#schema/db/signInMarks.ts";
import { subscriptions } from "#schema/db/subscriptions.ts";
import {
  pairTotals,
  periodTotals,
  playerCards,
  playerFeats,
  playerStreaks,
  playerTeamResults,
  playerTotals,
  playerVariants,
} from "#schema/db/totals.ts";
import { tournamentPeople, tournaments } from "#schema/db/tournaments.ts";
import { usernameParts } from "#schema/db/usernameParts.ts";
import { users } from "#schema/db/users.ts";
import { doneSteps } from "#schema/lessons.ts";
import { toldActions } from "#schema/moderationActions.ts";
import type { Database } from "./db.ts";

/**
 * A table's rows, as far as they are the player's own: no secrets, and nothing that is private to another.
 * `show` leaves out or renames what can't be selected so.
 */
type Part = {
  select: (db: Database, userID: number) => BatchItem<"sqlite">;
  show: (row: never, userID: number) => Record<string, unknown>;
};

function part<Row>(
  select: (db: Database, userID: number) => BatchItem<"sqlite"> & PromiseLike<Row[]>,
  show: (row: Row, userID: number) => Record<string, unknown> = (row) => row as Record<string, unknown>,
): Part {
  return { select, show };
}

/** The rows of a table that are about nobody else. */
function ownRows(
  table:
    | typeof playerTotals
    | typeof playerCards
    | typeof playerVariants
    | typeof playerFeats
    | typeof periodTotals
    | typeof playerTeamResults
    | typeof playerStreaks
    | typeof ratingHistory
    | typeof puzzleAttempts,
): Part {
  return part(
    (db, userID) => db.select().from(table).where(eq(table.userId, userID)),
    ({ userId, ...own }) => own,
  );
}

/** The actions of moderators that the player was told. */
function toldTo(userID: number): SQL | undefined {
  return and(eq(moderationLog.subjectId, userID), inArray(moderationLog.action, toldActions));
}

/** What is stored about a player, by table. It lists every table that refers to players. */
export const partsOfMyData: Record<string, Part> = {
  // The password's hash only helps somebody who wants to guess it; the others repeat the name and the address.
  users: part(
    (db, userID) => db.select().from(users).where(eq(users.id, userID)),
    ({ passwordHash, usernameLower, usernameSkeleton, emailLower, ...own }) => own,
  ),
  username_parts: part((db, userID) =>
    db.select({ part: usernameParts.part }).from(usernameParts).where(eq(usernameParts.userId, userID)),
  ),
  pictures: part(
    (db, userID) => db.select().from(pictures).where(eq(pictures.userId, userID)),
    ({ type, bytes }) => ({ type, base64: new Uint8Array(bytes).toBase64() }),
  ),
  sessions: part((db, userID) =>
    db
      .select({ createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
      .from(sessions)
      .where(eq(sessions.userId, userID)),
  ),
  devices: part((db, userID) =>
    db
      .select({
        browser: devices.browser,
        system: devices.system,
        kind: devices.kind,
        createdAt: devices.createdAt,
        lastUsedAt: devices.lastUsedAt,
        expiresAt: devices.expiresAt,
      })
      .from(devices)
      .where(eq(devices.userId, userID)),
  ),
  known_addresses: part((db, userID) =>
    db
      .select({ addressHash: knownAddresses.addressHash, lastAt: knownAddresses.lastAt })
      .from(knownAddresses)
      .where(eq(knownAddresses.userId, userID)),
  ),
  // The mark only helps somebody who wants to know whose it is too.
  sign_in_marks: part((db, userID) =>
    db.select({ lastAt: signInMarks.lastAt }).from(signInMarks).where(eq(signInMarks.userId, userID)),
  ),
  push_settings: part((db, userID) =>
    db
      .select({
        kinds: pushSettings.kinds,
        quietFrom: pushSettings.quietFrom,
        quietTo: pushSettings.quietTo,
        timeZone: pushSettings.timeZone,
      })
      .from(pushSettings)
      .where(eq(pushSettings.userId, userID)),
  ),
  // The browser's keys only help somebody who wants to push to it.
  push_subscriptions: part((db, userID) =>
    db
      .select({
        endpoint: pushSubscriptions.endpoint,
        locale: pushSubscriptions.locale,
        createdAt: pushSubscriptions.createdAt,
      })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.userId, userID)),
  ),
  mail_tokens: part((db, userID) =>
    db
      .select({ purpose: mailTokens.purpose, email: mailTokens.email, expiresAt: mailTokens.expiresAt })
      .from(mailTokens)
      .where(eq(mailTokens.userId, userID)),
  ),
  guests: part((db, userID) =>
    db
      .select({ number: guests.number, createdAt: guests.createdAt })
      .from(guests)
      .where(or(eq(guests.becomesUserId, userID), eq(guests.becameUserId, userID))),
  ),
  game_seats: part((db, userID) =>
    db
      .select({
        gameId: gameSeats.gameId,
        variant: games.variant,
        status: games.status,
        createdAt: games.createdAt,
        endedAt: games.endedAt,
        seat: gameSeats.seat,
        satOn: gameSeats.satOn,
        team: gameSeats.team,
        color: gameSeats.color,
        hasWon: gameSeats.hasWon,
        statistics: gameStatistics.statistics,
      })
      .from(gameSeats)
      .innerJoin(games, eq(games.id, gameSeats.gameId))
      .leftJoin(
        gameStatistics,
        sql`${gameStatistics.gameId} = ${gameSeats.gameId} and ${gameStatistics.seat} = ${gameSeats.seat}`,
      )
      .where(eq(gameSeats.userId, userID)),
  ),
  player_totals: ownRows(playerTotals),
  player_cards: ownRows(playerCards),
  player_variants: ownRows(playerVariants),
  player_feats: ownRows(playerFeats),
  pair_totals: part((db, userID) =>
    db
      .select({
        username: users.username,
        games: pairTotals.games,
        together: pairTotals.together,
        wonTogether: pairTotals.wonTogether,
        against: pairTotals.against,
        wonAgainst: pairTotals.wonAgainst,
      })
      .from(pairTotals)
      .innerJoin(users, eq(users.id, pairTotals.otherId))
      .where(eq(pairTotals.userId, userID)),
  ),
  period_totals: ownRows(periodTotals),
  player_team_results: ownRows(playerTeamResults),
  player_streaks: ownRows(playerStreaks),
  rated_teams: part((db, userID) =>
    db
      .select({
        family: ratedTeams.family,
        players: ratedTeams.players,
        games: ratings.games,
        mu: ratings.mu,
      })
      .from(ratedTeams)
      .innerJoin(
        ratings,
        sql`${ratings.family} = ${ratedTeams.family} and ${ratings.players} = ${ratedTeams.players}`,
      )
      .where(eq(ratedTeams.userId, userID)),
  ),
  rating_history: ownRows(ratingHistory),
  lesson_progress: part(
    (db, userID) => db.select().from(lessonProgress).where(eq(lessonProgress.userId, userID)),
    ({ lesson, done }) => ({ lesson, done: doneSteps(lesson, done) }),
  ),
  puzzle_attempts: ownRows(puzzleAttempts),
  tournament_people: part((db, userID) =>
    db
      .select({
        tournamentId: tournamentPeople.tournamentId,
        title: tournaments.title,
        kind: tournaments.kind,
        status: tournaments.status,
        date: tournaments.date,
        role: tournamentPeople.role,
        team: tournamentPeople.team,
        exitRound: tournamentPeople.exitRound,
        totalRounds: tournamentPeople.totalRounds,
        placement: tournamentPeople.placement,
      })
      .from(tournamentPeople)
      .innerJoin(tournaments, eq(tournaments.id, tournamentPeople.tournamentId))
      .where(eq(tournamentPeople.userId, userID)),
  ),
  friendships: part((db, userID) =>
    db
      .select({ username: users.username, pendingId: friendships.pendingId, since: friendships.since })
      .from(friendships)
      .innerJoin(
        users,
        sql`${users.id} = iif(${friendships.lowId} = ${userID}, ${friendships.highId}, ${friendships.lowId})`,
      )
      .where(or(eq(friendships.lowId, userID), eq(friendships.highId, userID))),
  ),
  // Who has muted the player stays those users' secret.
  mutes: part((db, userID) =>
    db
      .select({ username: users.username, since: mutes.since })
      .from(mutes)
      .innerJoin(users, eq(users.id, mutes.mutedId))
      .where(eq(mutes.userId, userID)),
  ),
  own_tables: part((db, userID) =>
    db
      .select({ name: ownTables.name, game: ownTables.game, createdAt: ownTables.createdAt })
      .from(ownTables)
      .where(eq(ownTables.userId, userID)),
  ),
  // At whose tables the player is a guest stays those users' secret.
  own_table_guests: part((db, userID) =>
    db
      .select({ table: ownTables.name, username: users.username })
      .from(ownTables)
      .innerJoin(ownTableGuests, eq(ownTableGuests.tableId, ownTables.id))
      .innerJoin(users, eq(users.id, ownTableGuests.userId))
      .where(eq(ownTables.userId, userID)),
  ),
  messages: part((db, userID) =>
    db
      .select({
        room: messages.room,
        number: messages.number,
        body: messages.body,
        createdAt: messages.createdAt,
        expiresAt: messages.expiresAt,
      })
      .from(messages)
      .where(eq(messages.senderId, userID)),
  ),
  subscriptions: part((db, userID) =>
    db
      .select({
        subscriptionID: subscriptions.id,
        customerID: subscriptions.customerId,
        plan: subscriptions.plan,
        status: subscriptions.status,
        startedAt: subscriptions.startedAt,
        paidUntil: subscriptions.paidUntil,
        nextPaymentAt: subscriptions.nextPaymentAt,
        hasFailedPayment: subscriptions.hasFailedPayment,
        isGivenBack: subscriptions.isGivenBack,
      })
      .from(subscriptions)
      .where(eq(subscriptions.userId, userID)),
  ),
  // That others have reported the player stays their secret; what a decision told the player is in moderation_log.
  reports: part(
    (db, userID) => db.select().from(reports).where(eq(reports.reporterId, userID)),
    ({ reporterId, subjectId, ...report }) => report,
  ),
  // So do copies of messages, until a decision on the player has told of them.
  reported_messages: part((db, userID) =>
    db
      .select({ body: reportedMessages.body, createdAt: reportedMessages.createdAt })
      .from(reportedMessages)
      .where(
        and(
          eq(reportedMessages.senderId, userID),
          or(
            inArray(
              reportedMessages.reportId,
              db.select({ id: reports.id }).from(reports).where(eq(reports.reporterId, userID)),
            ),
            inArray(
              reportedMessages.reportId,
              db.select({ id: moderationLog.reportId }).from(moderationLog).where(toldTo(userID)),
            ),
          ),
        ),
      ),
  ),
  blocks: part(
    (db, userID) =>
      db
        .select()
        .from(blocks)
        .where(or(eq(blocks.userId, userID), eq(blocks.adminId, userID))),
    ({ reason, createdAt, blockedUntil, adminId }, userID) => ({
      reason,
      createdAt,
      blockedUntil,
      isByMe: adminId === userID,
    }),
  ),
  moderation_log: part(
    (db, userID) =>
      db
        .select()
        .from(moderationLog)
        .where(or(eq(moderationLog.moderatorId, userID), toldTo(userID))),
    ({ action, reason, createdAt, moderatorId }, userID) => ({
      action,
      reason,
      createdAt,
      isByMe: moderatorId === userID,
    }),
  ),
};

/** Everything that libSQL has about a player, by table name, in one request. Times in ms UTC. */
export async function myData(
  db: Database,
  userID: number,
): Promise<Record<string, Record<string, unknown>[]>> {
  const parts = Object.entries(partsOfMyData);
  const [first, ...others] = parts.map(([, { select }]) => select(db, userID));
  const found = (await db.batch([first, ...others])) as unknown[][];
  return Object.fromEntries(
    parts.map(([table, { show }], at) => [table, found[at].map((row) => show(row as never, userID))]),
  );
}
