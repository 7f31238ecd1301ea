import type { JudgeBody, ReportMessageBody, ReportPlayerBody } from "#schema/api/reports.ts";
import { readRoomAddress } from "#schema/roomKeys.ts";
import { userRoom, writingRoom } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { userIdentity } from "#store/identities.ts";
import { hideMessage } from "#store/messages.ts";
import { findPlayer } from "#store/players.ts";
import { addReport, closeReport, findReport, type NewReport, noteHidden } from "#store/reports.ts";
import type { Work } from "../call.ts";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "./database.ts";
import { block } from "./moderation.ts";
import { findRoom } from "./rooms.ts";

/**
 * Reports a player to the moderators.
 * @throws Problem `not_found`; `conflict` for oneself; `too_many_requests` while too many reports are open
 */
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
  await store(env, report);
}

/**
 * Reports a message to the moderators, with the messages around it.
 * @throws Problem `not_found` where the reporter can't see such a message; `conflict` for one's own, and for one
 * without a sender; `too_many_requests` while too many reports are open
 */
export async function reportMessage(
  env: Env,
  reporter: Identity,
  { room: address, messageID, reason }: ReportMessageBody,
  now: number,
): Promise<void> {
  const { room, key } = readRoomAddress("channel", address);
  const isRoom = (await findRoom(env, "channel", room)) ?? (await findRoom(env, "chat", room));
  const messages = isRoom ? await writingRoom(env, room).messagesAround(reporter, messageID, key) : null;
  if (messages === null) throw new Problem("not_found", "There is no such message.");
  const sender = messages.find(({ id }) => id === messageID)?.sender ?? null;
  if (sender === null || (sender.kind === reporter.kind && sender.id === reporter.id))
    throw new Problem("conflict", "Nobody else has written this.");
  const subjectId = sender.kind === "user" ? sender.id : null;
  const message = { room, id: messageID };
  const report = { reporterId: reporter.id, subjectId, message, messages, reason, createdAt: now };
  await store(env, report);
}

async function store(env: Env, report: NewReport): Promise<void> {
  if (await askDatabase(env, (db) => addReport(db, report))) return;
  throw new Problem("too_many_requests", "Moderators have to decide on some of your reports first.");
}

/**
 * Decides on a report. The report is closed last, so an interrupted decision can be repeated.
 * @throws Problem `not_found`; `conflict` where somebody has decided before or the decision does not fit the report;
 * `forbidden` for a report about the moderator, and where the player can't be blocked
 */
export async function judge(
  work: Work,
  moderator: Identity,
  reportID: number,
  judgement: JudgeBody,
): Promise<void> {
  const { env, now } = work;
  const report = await askDatabase(env, (db) => findReport(db, reportID));
  if (!report) throw new Problem("not_found", "There is no such report.");
  if (report.subjectId === moderator.id)
    throw new Problem("forbidden", "Nobody decides on reports about oneself.");
  if (report.closedAt !== null) throw decided();
  const { subjectId, subject, nameVersion } = report;
  const { action } = judgement;
  const reason = "reason" in judgement ? judgement.reason : "";
  const entry = { moderatorId: moderator.id, action, subjectId, reportId: reportID, reason, createdAt: now };
  if (action === "hide") {
    const { room, messageId } = report;
    if (room === "") throw new Problem("conflict", "No message was reported.");
    await writingRoom(env, room).hideMessage(messageId);
    await askDatabase(env, (db) => hideMessage(db, room, messageId, now));
    if (!report.isHidden) await askDatabase(env, (db) => noteHidden(db, entry));
    return;
  }
  if (action !== "dismiss") {
    if (subjectId === null || subject === null)
      throw new Problem("conflict", "Who was reported has no account, or none any more.");
    if (action === "block") return block(work, moderator, subject, judgement, reportID);
    const player = userIdentity(subjectId, subject, nameVersion ?? 0);
    await userRoom(env, player).warn(player, { id: `report ${reportID}`, reason });
  }
  if (!(await askDatabase(env, (db) => closeReport(db, entry)))) throw decided();
}

function decided(): Problem {
  return new Problem("conflict", "Somebody has decided on this report already.");
}
