import type { JudgeBody, ReportPlayerBody } from "#schema/api/reports.ts";
import { userRoom } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { userIdentity } from "#store/identities.ts";
import { findPlayer } from "#store/players.ts";
import { addReport, closeReport, findReport } from "#store/reports.ts";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "./database.ts";
import { block } from "./moderation.ts";

/** Tells moderators of a player. @throws Problem `not_found`; `conflict` for oneself */
export async function reportPlayer(
  env: Env,
  reporter: Identity,
  { username, reason }: ReportPlayerBody,
  now: number,
): Promise<void> {
  const subject = await askDatabase(env, (db) => findPlayer(db, username));
  if (!subject) throw new Problem("not_found", "There is no such player.");
  if (subject.id === reporter.id) throw new Problem("conflict", "Nobody reports oneself.");
  const report = { reporterId: reporter.id, subjectId: subject.id, messages: [], reason, createdAt: now };
  await askDatabase(env, (db) => addReport(db, report));
}

/**
 * Decides on a report. What is done can be done again where it was cut off: the report is closed last.
 * @throws Problem `not_found`; `conflict` where somebody has decided before, or it does not fit the report; `forbidden` where
 * the player can't be blocked
 */
export async function judge(
  env: Env,
  moderator: Identity,
  reportID: number,
  judgement: JudgeBody,
  now: number,
): Promise<void> {
  const report = await askDatabase(env, (db) => findReport(db, reportID));
  if (!report) throw new Problem("not_found", "There is no such report.");
  if (report.closedAt !== null) throw decided();
  const { subjectId, subject } = report;
  const { deed } = judgement;
  const reason = deed === "dismiss" ? "" : judgement.reason;
  if (deed !== "dismiss") {
    if (subjectId === null || subject === null)
      throw new Problem("conflict", "Who was reported has no account, or none any more.");
    if (deed === "block") return block(env, moderator, subject, judgement, now, reportID);
    const player = userIdentity(subjectId, subject);
    await userRoom(env, player).warn(player, { id: `report ${reportID}`, reason });
  }
  const entry = { moderatorId: moderator.id, deed, subjectId, reportId: reportID, reason, createdAt: now };
  if (!(await askDatabase(env, (db) => closeReport(db, entry)))) throw decided();
}

function decided(): Problem {
  return new Problem("conflict", "Somebody has decided on this report already.");
}
