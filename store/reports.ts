import { aliasedTable, and, asc, desc, eq, gt, inArray, isNull, lte, or, sql } from "drizzle-orm";
import { moderationLog } from "#schema/db/moderation.ts";
import { reportedMessages, reports } from "#schema/db/reports.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { type ModerationAction, toldActions } from "#schema/moderationActions.ts";
import type { ReportedMessage } from "#schema/rooms.ts";
import type { Database } from "./db.ts";

/** The subject of a report: a player, or a user's or guest's message with those around it. Times in ms UTC. */
export type NewReport = {
  reporterId: number;
  subjectId: number | null;
  message?: { room: string; id: number };
  messages: readonly ReportedMessage[];
  reason: string;
  createdAt: number;
};

/** A moderator's action: on whom, and because of which report, if any. */
export type NewModerationAction = Omit<typeof moderationLog.$inferInsert, "id">;

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

/** Up to `limit` open reports made after `since` (ms UTC) for a moderator, oldest first: all but those about oneself. */
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
      ),
    )
    .orderBy(asc(reports.createdAt))
    .limit(limit);
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

/** A report as a decision needs it. */
export async function findReport(
  db: Database,
  id: number,
): Promise<
  (typeof reports.$inferSelect & { subject: string | null; nameVersion: number | null }) | undefined
> {
  const [row] = await db
    .select({ report: reports, subject: users.username, nameVersion: users.nameVersion })
    .from(reports)
    .leftJoin(users, eq(users.id, reports.subjectId))
    .where(eq(reports.id, id));
  return row && { ...row.report, subject: row.subject, nameVersion: row.nameVersion };
}

/** Closes a report with its decision, and logs that. Stores nothing and returns false if it was closed before. */
export async function closeReport(
  db: Database,
  action: NewModerationAction & { reportId: number },
): Promise<boolean> {
  const { moderatorId = null, subjectId = null, reportId, reason, createdAt } = action;
  const entry = {
    id: sql`null`.as("id"),
    moderatorId: sql`${moderatorId}`.as("moderator_id"),
    action: sql`${action.action}`.as("action"),
    subjectId: sql`${subjectId}`.as("subject_id"),
    reportId: reports.id,
    reason: sql`${reason}`.as("reason"),
    createdAt: sql`${createdAt}`.as("created_at"),
  };
  const isOpen = and(eq(reports.id, reportId), isNull(reports.closedAt));
  const [, closed] = await db.batch([
    db.insert(moderationLog).select(db.select(entry).from(reports).where(isOpen)),
    db.update(reports).set({ closedAt: createdAt }).where(isOpen).returning({ id: reports.id }),
  ]);
  return closed.length > 0;
}

/** Stores that a report's message is hidden, and by whom. */
export async function noteHidden(
  db: Database,
  action: NewModerationAction & { reportId: number },
): Promise<void> {
  await db.batch([
    db.insert(moderationLog).values(action),
    db.update(reports).set({ isHidden: true }).where(eq(reports.id, action.reportId)),
  ]);
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

/** Notes what a moderator has done without a report. */
export async function noteModerationAction(db: Database, action: NewModerationAction): Promise<void> {
  await db.insert(moderationLog).values(action);
}
