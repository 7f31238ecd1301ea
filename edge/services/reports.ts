import type { JudgeBody, ReportMessageBody, ReportPlayerBody } from "#schema/api/reports.ts";
import type { NewJob } from "#schema/jobs.ts";
import { readRoomAddress } from "#schema/roomKeys.ts";
import { writingRoom } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import type { Database } from "#store/db.ts";
import { findPlayer } from "#store/players.ts";
import {
  addReport,
  closeReport,
  type FoundReport,
  findDecision,
  findReport,
  type NewReport,
  noteHidden,
} from "#store/reports.ts";
import type { Work } from "../call.ts";
import type { Env } from "../env.ts";
import { doJobs } from "../jobs/running.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "./database.ts";
import { imposeBlock, takeNameBecauseOf } from "./moderation.ts";
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
 * Decides on a report. Of several decisions the first is stored, with the job that carries it out; the others do nothing.
 * @throws Problem `not_found`; `conflict` where the decision does not fit the report, or somebody has decided before
 * (`details` says who, how, and when); `forbidden` for a report about the moderator or by the moderator, and where the
 * player can't be blocked
 */
export async function judge(
  work: Work,
  moderator: Identity,
  reportID: number,
  judgement: JudgeBody,
): Promise<void> {
  const { env } = work;
  const report = await askDatabase(env, (db) => findReport(db, reportID));
  if (!report) throw new Problem("not_found", "There is no such report.");
  if (report.subjectId === moderator.id)
    throw new Problem("forbidden", "Nobody decides on reports about oneself.");
  if (report.reporterId === moderator.id)
    throw new Problem("forbidden", "Nobody decides on reports of their own.");
  const isFirst = report.closedAt === null && (await decide(work, moderator, report, judgement));
  if (!isFirst) throw await decidedBefore(env, reportID);
}

/** Stores a decision on a report and carries it out. @returns false, and does nothing, if somebody was faster */
async function decide(
  work: Work,
  moderator: Identity,
  report: FoundReport,
  judgement: JudgeBody,
): Promise<boolean> {
  const { id: reportId, room, messageId, subjectId, subject } = report;
  const { action } = judgement;
  const reason = "reason" in judgement ? judgement.reason : "";
  const entry = { moderatorId: moderator.id, action, subjectId, reportId, reason, createdAt: work.now };
  if (action === "dismiss") return askDatabase(work.env, (db) => closeReport(db, entry));
  if (action === "hide") {
    if (room === "") throw new Problem("conflict", "No message was reported.");
    const job: NewJob = { kind: "hideMessage", payload: { room, messageID: messageId } };
    return storeAndDo(work, job, (db) => noteHidden(db, entry, job));
  }
  if (subjectId === null || subject === null)
    throw new Problem("conflict", "Who was reported has no account, or none any more.");
  if (action === "takeName") {
    return takeNameBecauseOf(work, moderator, subject, reason, reportId).catch((error: unknown) => {
      // Somebody else has just taken the name.
      if (error instanceof Problem && error.code === "not_found") return false;
      throw error;
    });
  }
  if (action === "block") return imposeBlock(work, moderator, subject, judgement, reportId);
  const warning = { id: `report ${reportId}`, reason };
  const job: NewJob = { kind: "warn", payload: { userID: subjectId, warning } };
  return storeAndDo(work, job, (db) => closeReport(db, entry, job));
}

/** @param store stores a decision with its job, unless somebody was faster; says whether it did */
async function storeAndDo(
  work: Work,
  job: NewJob,
  store: (db: Database) => Promise<boolean>,
): Promise<boolean> {
  const isStored = await askDatabase(work.env, store);
  if (isStored) await doJobs(work, [job]);
  return isStored;
}

async function decidedBefore(env: Env, reportID: number): Promise<Problem> {
  const decision = await askDatabase(env, (db) => findDecision(db, reportID));
  if (decision === undefined) return new Problem("conflict", "There is nothing left to decide on.");
  const { moderator, action, createdAt } = decision;
  const at = new Date(createdAt).toISOString();
  return new Problem(
    "conflict",
    `${moderator ?? "Somebody"} has decided on this report already, at ${at}: ${action}.`,
    {
      details: [
        { field: "moderator", message: moderator ?? "" },
        { field: "action", message: action },
        { field: "createdAt", message: at },
      ],
    },
  );
}
