import { and, eq, exists, gt, isNull, ne, sql } from "drizzle-orm";
import { mails } from "#schema/db/mails.ts";
import { moderationLog } from "#schema/db/moderation.ts";
import { reports } from "#schema/db/reports.ts";
import { restingNames } from "#schema/db/restingNames.ts";
import { users } from "#schema/db/users.ts";
import type { NewJob } from "#schema/jobs.ts";
import { limits } from "#schema/limits.ts";
import { neutralUsername } from "#schema/neutralUsername.ts";
import type { Database } from "./db.ts";
import { addJobIfUser } from "./jobs.ts";
import { isOpenReport, logRow } from "./moderation.ts";
import { newMail } from "./newMail.ts";
import { namesOf } from "./usernames.ts";

/** A name to take away: whose, who does it, why, and when (ms UTC). */
export type NameTaking = { userId: number; moderatorId: number; reason: string; createdAt: number };

/** The jobs that tell rooms the neutral name, and the player the reason. */
export function tellingNameTaken({ userId, reason, createdAt }: NameTaking): NewJob[] {
  return [
    { kind: "rename", payload: { userID: userId } },
    { kind: "warn", payload: { userID: userId, warning: { id: `name ${createdAt}`, reason } } },
  ];
}

/**
 * Gives a player a neutral name until they choose another one, logs the moderator, and closes the report that led to it.
 * The name rests for everybody, and a mail says how to sign in.
 * @returns false, and stores nothing, where the player is gone or has no name of their own, or somebody has decided on
 * the report before
 */
export async function takeName(
  db: Database,
  taking: NameTaking,
  reportId: number | null = null,
): Promise<boolean> {
  const { userId, moderatorId, reason, createdAt } = taking;
  const names = namesOf(neutralUsername(userId));
  const isThis = and(
    eq(users.id, userId),
    ne(users.username, names.username),
    isNull(users.deletedAt),
    reportId === null
      ? undefined
      : exists(db.select({ id: reports.id }).from(reports).where(isOpenReport(reportId))),
  );
  const logged = logRow({ moderatorId, action: "takeName", subjectId: userId, reportId, reason, createdAt });
  const given = {
    skeleton: users.usernameSkeleton,
    userId: sql`null`.as("user_id"),
    until: sql`${createdAt + limits.nameRestMs}`.as("until"),
  };
  const data = sql`json_object('name', ${names.username}, 'url', '/' || ${users.locale} || '/settings')`;
  const news = { kind: "nameTaken", recipient: users.email, locale: users.locale, data } as const;
  const rest = db
    .insert(restingNames)
    .select(db.select(given).from(users).where(isThis))
    .onConflictDoUpdate({
      target: restingNames.skeleton,
      set: { userId: null, until: createdAt + limits.nameRestMs },
    });
  const log = db.insert(moderationLog).select(db.select(logged).from(users).where(isThis));
  const isLogged = and(eq(moderationLog.reportId, reports.id), eq(moderationLog.action, "takeName"));
  const close = db
    .update(reports)
    .set({ closedAt: createdAt })
    .where(
      and(
        isOpenReport(reportId ?? 0),
        exists(db.select({ id: moderationLog.id }).from(moderationLog).where(isLogged)),
      ),
    );
  const rename = db
    .update(users)
    .set({ ...names, nameVersion: sql`${users.nameVersion} + 1` })
    .where(isThis)
    .returning({ id: users.id });
  const mail = db.insert(mails).select(
    db
      .select(newMail(news, createdAt))
      .from(users)
      .where(and(isThis, gt(users.activatedAt, 0))),
  );
  const [telling, warning] = tellingNameTaken(taking).map((job) => addJobIfUser(db, isThis, job, createdAt));
  const [renamed] = (await db.batch([rest, log, mail, telling, warning, rename, close])).slice(-2);
  return (renamed as unknown[]).length > 0;
}
