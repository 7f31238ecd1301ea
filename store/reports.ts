import { aliasedTable, and, asc, desc, eq, gt, inArray, isNull, lte, ne, or, sql } from "drizzle-orm";
import { moderationLog } from "#schema/db/moderation.ts";
import { reportedMessages, reports } from "#schema/db/reports.ts";
import { users } from "#schema/db/users.ts";
import type { NewJob } from "#schema/jobs.ts";
import { limits } from "#schema/limits.ts";
import { type ModerationAction, toldActions } from "#schema/moderationActions.ts";
import type { ReportedMessage } from "#schema/rooms.ts";
import type { Database } from "./db.ts";
import { addJobIfReport } from "./jobs.ts";
import { isOpenReport, logRow, type NewModerationAction } from "./moderation.ts";

/** The subject of a report: a player, or a user's or guest's message with those around it. Times in ms UTC. */
export type NewReport = {
  reporterId: number;
  subjectId: number | null;
  message?: { room: string; id: number };
  messages: readonly ReportedMessage[];
  reason: string;
  createdAt: number;
};

/**
 * Stores a report with its messages, unless the same one by the same player is open: about the same message, or the same
 * player.
 * @returns false, and stores nothing, where the reporter has limits.openReportsPerReporter others open
 */
export async function addReport(db: Database, report: NewReport): Promise<boolean> {
  const { reporterId, subjectId, message, messages, reason, createdAt } = report;
  const { room, id: messageId } = message ?? { room: "", id: 0 };
  const isOpenOfReporter = and(eq(reports.reporterId, reporterId), isNull(reports.closedAt));
  // The message alone says which report it is: a guest has no id, and may have become a player since.
  const isSame = and(
    isOpenOfReporter,
    eq(reports.room, room),
    eq(reports.messageId, messageId),
    message ? undefined : sql`${reports.subjectId} is ${subjectId}`,
  );
  const same = db.select({ id: reports.id }).from(reports).where(isSame);
  const around = messages.map(({ id, sender, body, created }) => ({
    id,
    senderID: sender?.kind === "user" ? sender.id : null,
    guestName: sender?.kind === "guest" ? sender.name : null,
    body,
    created,
  }));
  const [, , found] = await db.batch([
    db.run(sql`insert into reports (reporter_id, subject_id, room, message_id, reason, created_at)
      select ${reporterId}, ${subjectId}, ${room}, ${messageId}, ${reason}, ${createdAt}
      where not exists ${same}
      and (select count(*) from reports where ${isOpenOfReporter}) < ${limits.openReportsPerReporter}`),
    db.run(sql`insert into reported_messages (report_id, message_id, sender_id, guest_name, body, created_at)
      select reports.id, value ->> 'id', users.id, value ->> 'guestName', value ->> 'body', value ->> 'created'
      from reports cross join json_each(${JSON.stringify(around)})
      left join users on users.id = value ->> 'senderID'
      where ${isSame} and not exists (select 1 from reported_messages where report_id = reports.id)`),
    same,
  ]);
  return found.length > 0;
}

/** A report for a moderator to decide on. Names are null for deleted players, and for a reported guest. */
export type OpenReport = {
  id: number;
  reporter: string | null;
  subject: string | null;
  room: string;
  messageId: number;
  isHidden: boolean;
  reason: string;
  createdAt: number;
  messages: { id: number; sender: string | null; body: string; createdAt: number }[];
};

/** A report's place among those of its reporter, from 1. */
const placeOfReporter = sql`row_number() over (
  partition by ${reports.reporterId} order by ${reports.createdAt}, ${reports.id}
)`;

/**
 * Up to `limit` open reports made after `since` (ms UTC) that a moderator may decide on: all but those about oneself and
 * one's own. The first one of everybody who has reported something comes before anybody's second one; among these the oldest.
 */
export async function openReports(
  db: Database,
  moderatorID: number,
  since: number,
  limit: number,
): Promise<OpenReport[]> {
  const subjects = aliasedTable(users, "subjects");
  const found = await db
    .select({
      id: reports.id,
      reporter: users.username,
      subject: subjects.username,
      room: reports.room,
      messageId: reports.messageId,
      isHidden: reports.isHidden,
      reason: reports.reason,
      createdAt: reports.createdAt,
    })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.reporterId))
    .leftJoin(subjects, eq(subjects.id, reports.subjectId))
    .where(
      and(
        isNull(reports.closedAt),
        gt(reports.createdAt, since),
        sql`${reports.subjectId} is not ${moderatorID}`,
        sql`${reports.reporterId} is not ${moderatorID}`,
      ),
    )
    .orderBy(placeOfReporter, asc(reports.createdAt))
    .limit(limit);
  if (found.length === 0) return [];
  const around = await db
    .select({
      reportId: reportedMessages.reportId,
      id: reportedMessages.messageId,
      sender: sql<string | null>`coalesce(${users.username}, ${reportedMessages.guestName})`,
      body: reportedMessages.body,
      createdAt: reportedMessages.createdAt,
    })
    .from(reportedMessages)
    .leftJoin(users, eq(users.id, reportedMessages.senderId))
    .where(
      inArray(
        reportedMessages.reportId,
        found.map(({ id }) => id),
      ),
    )
    .orderBy(asc(reportedMessages.reportId), asc(reportedMessages.messageId));
  return found.map((report) => ({
    ...report,
    messages: around
      .filter(({ reportId }) => reportId === report.id)
      .map(({ reportId: _, ...message }) => message),
  }));
}

/** A report as a decision needs it; `subject` is null for guests and deleted players. */
export type FoundReport = typeof reports.$inferSelect & { subject: string | null };

export async function findReport(db: Database, id: number): Promise<FoundReport | undefined> {
  const [row] = await db
    .select({ report: reports, subject: users.username })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.subjectId))
    .where(eq(reports.id, id));
  return row && { ...row.report, subject: row.subject };
}

/**
 * Closes a report with its decision, logs that, and stores the job that carries it out. Of several decisions only the
 * first does any of it. @returns whether this was the first
 */
export async function closeReport(
  db: Database,
  action: NewModerationAction & { reportId: number },
  job?: NewJob,
): Promise<boolean> {
  const { reportId, createdAt } = action;
  const isOpen = isOpenReport(reportId);
  const log = db.insert(moderationLog).select(db.select(logRow(action)).from(reports).where(isOpen));
  const close = db.update(reports).set({ closedAt: createdAt }).where(isOpen).returning({ id: reports.id });
  if (job === undefined) return (await db.batch([log, close]))[1].length > 0;
  const [, , closed] = await db.batch([log, addJobIfReport(db, isOpen, job, createdAt), close]);
  return closed.length > 0;
}

/**
 * Stores that an open report's message is hidden, and the job that hides it; logs who has done so first.
 * @returns false, and stores nothing, if the report is closed
 */
export async function noteHidden(
  db: Database,
  action: NewModerationAction & { reportId: number },
  job: NewJob,
): Promise<boolean> {
  const isOpen = isOpenReport(action.reportId);
  const isFirst = and(isOpen, eq(reports.isHidden, false));
  const [, , hidden] = await db.batch([
    db.insert(moderationLog).select(db.select(logRow(action)).from(reports).where(isFirst)),
    addJobIfReport(db, isOpen, job, action.createdAt),
    db.update(reports).set({ isHidden: true }).where(isOpen).returning({ id: reports.id }),
  ]);
  return hidden.length > 0;
}

/** Who has decided on a report, how, and when (ms UTC); the name is null for a deleted player. */
export async function findDecision(
  db: Database,
  reportId: number,
): Promise<Pick<LoggedAction, "moderator" | "action" | "createdAt"> | undefined> {
  const [row] = await db
    .select({
      moderator: users.username,
      action: moderationLog.action,
      createdAt: moderationLog.createdAt,
    })
    .from(moderationLog)
    .leftJoin(users, eq(users.id, moderationLog.moderatorId))
    .where(and(eq(moderationLog.reportId, reportId), ne(moderationLog.action, "hide")))
    .orderBy(desc(moderationLog.id))
    .limit(1);
  return row;
}

/** A logged action. Names are null for deleted players, and where there is nobody. */
export type LoggedAction = {
  moderator: string | null;
  action: ModerationAction;
  subject: string | null;
  reportId: number | null;
  reason: string;
  createdAt: number;
};

/**
 * Up to `limit` actions of moderators after `since` (ms UTC) for a moderator, newest first: of those about oneself only
 * what one was told.
 */
export function latestModerationActions(
  db: Database,
  moderatorID: number,
  since: number,
  limit: number,
): Promise<LoggedAction[]> {
  const subjects = aliasedTable(users, "subjects");
  return db
    .select({
      moderator: users.username,
      action: moderationLog.action,
      subject: subjects.username,
      reportId: moderationLog.reportId,
      reason: moderationLog.reason,
      createdAt: moderationLog.createdAt,
    })
    .from(moderationLog)
    .leftJoin(users, eq(users.id, moderationLog.moderatorId))
    .leftJoin(subjects, eq(subjects.id, moderationLog.subjectId))
    .where(
      and(
        gt(moderationLog.createdAt, since),
        or(sql`${moderationLog.subjectId} is not ${moderatorID}`, inArray(moderationLog.action, toldActions)),
      ),
    )
    .orderBy(desc(moderationLog.createdAt), desc(moderationLog.id))
    .limit(limit);
}

/** Deletes reports and logged actions of `before` (ms UTC) and earlier. */
export async function removeOldReports(db: Database, before: number): Promise<void> {
  await db.batch([
    db.delete(reports).where(lte(reports.createdAt, before)),
    db.delete(moderationLog).where(lte(moderationLog.createdAt, before)),
  ]);
}
