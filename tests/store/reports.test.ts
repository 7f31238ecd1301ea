import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { jobs } from "#schema/db/jobs.ts";
import { blocks, moderationLog } from "#schema/db/moderation.ts";
import { reportedMessages, reports } from "#schema/db/reports.ts";
import type { NewJob } from "#schema/jobs.ts";
import { limits } from "#schema/limits.ts";
import type { ReportedMessage } from "#schema/rooms.ts";
import { addBlock, findModerationStatus } from "#store/moderation.ts";
import { deletePlayer } from "#store/players.ts";
import {
  addReport,
  closeReport,
  findDecision,
  findReport,
  type NewReport,
  noteHidden,
  openReports,
} from "#store/reports.ts";
import { aSharedDatabase } from "#tests/support/sharedDatabase.ts";
import { aUser } from "#tests/support/users.ts";

let database: Awaited<ReturnType<typeof aSharedDatabase>>;
let moderatorId: number;
beforeAll(async () => {
  database = await aSharedDatabase();
  moderatorId = await aUser(database.db, "Moda", { isModerator: true });
});

const guest = { kind: "guest", id: 7, name: "Gast-7" } as const;
const said = (id: number, body: string, sender: ReportedMessage["sender"] = guest): ReportedMessage => ({
  id,
  sender,
  body,
  created: id,
});

/** A report about a guest's message. */
const aReport = (reporterId: number, id: number, more: Partial<NewReport> = {}): NewReport => ({
  reporterId,
  subjectId: null,
  message: { room: "general", id },
  messages: [said(id, "rude")],
  reason: "look",
  createdAt: 1_000,
  ...more,
});

const storedOf = (reporterId: number) =>
  database.db.select().from(reports).where(eq(reports.reporterId, reporterId)).orderBy(reports.id);
const bodiesOf = async (reportId: number) =>
  (
    await database.db
      .select({ body: reportedMessages.body })
      .from(reportedMessages)
      .where(eq(reportedMessages.reportId, reportId))
      .orderBy(reportedMessages.messageId)
  ).map(({ body }) => body);

it("a guest's message is reported once by each, with what was written around it at first, until it is decided", async () => {
  const { db } = database;
  const [anna, ben] = [await aUser(db, "Anna"), await aUser(db, "Ben")];
  expect(
    await addReport(db, aReport(anna, 5, { messages: [said(4, "hi"), said(5, '«rude» \\ "so"\n🎲')] })),
  ).toBe(true);
  // By now the guest has an account, and others have written more.
  const later = { subjectId: ben, messages: [said(5, "«rude»"), said(6, "why?")], reason: "again" };
  expect(await addReport(db, aReport(anna, 5, later))).toBe(true);
  expect(await addReport(db, aReport(anna, 5))).toBe(true);
  const [{ id }, ...others] = await storedOf(anna);
  expect(others).toEqual([]);
  expect(await bodiesOf(id)).toEqual(["hi", '«rude» \\ "so"\n🎲']);
  expect(await addReport(db, aReport(ben, 5))).toBe(true);
  expect(await storedOf(ben)).toHaveLength(1);

  const decision = { moderatorId, action: "dismiss", reportId: id, reason: "", createdAt: 2_000 } as const;
  expect(await closeReport(db, decision)).toBe(true);
  expect(await addReport(db, aReport(anna, 5))).toBe(true);
  expect(await storedOf(anna)).toHaveLength(2);
});

it("players are reported once each, whoever else was", async () => {
  const { db } = database;
  const [carl, dora, emil] = [await aUser(db, "Carl"), await aUser(db, "Dora"), await aUser(db, "Emil")];
  const about = (subjectId: number) => aReport(carl, 0, { subjectId, message: undefined, messages: [] });
  for (const subject of [dora, emil, dora]) expect(await addReport(db, about(subject))).toBe(true);
  expect((await storedOf(carl)).map(({ subjectId }) => subjectId)).toEqual([dora, emil]);
  for (const subject of [dora, emil]) await deletePlayer(db, subject);
  expect((await storedOf(carl)).map(({ subjectId }) => subjectId)).toEqual([null, null]);
});

it("somebody with as many open reports as one may have repeats them, but makes no further ones until one is decided", async () => {
  const { db } = database;
  const [fritz, gerd] = [await aUser(db, "Fritz"), await aUser(db, "Gerd")];
  for (let id = 1; id <= limits.openReportsPerReporter; id++)
    expect(await addReport(db, aReport(fritz, id))).toBe(true);
  expect(await addReport(db, aReport(fritz, 99))).toBe(false);
  expect(await addReport(db, aReport(fritz, 1))).toBe(true);
  expect(await addReport(db, aReport(gerd, 99))).toBe(true);
  const [{ id: reportId }, ...others] = await storedOf(fritz);
  expect(others).toHaveLength(limits.openReportsPerReporter - 1);
  await closeReport(db, { moderatorId, action: "dismiss", reportId, reason: "", createdAt: 2_000 });
  expect(await addReport(db, aReport(fritz, 99))).toBe(true);
});

it("nobody's reports push those of others out of the moderators' list, however many they are", async () => {
  const { db } = database;
  const [rolf, sven] = [await aUser(db, "Rolf"), await aUser(db, "Sven")];
  const since = 50_000;
  for (let id = 1; id <= 5; id++) await addReport(db, aReport(rolf, id, { createdAt: since + id }));
  for (let id = 6; id <= 7; id++) await addReport(db, aReport(sven, id, { createdAt: since + id }));
  const listed = await openReports(db, moderatorId, since, 4);
  expect(listed.map(({ reporter, messageId }) => `${reporter} ${messageId}`)).toEqual([
    "Rolf 1",
    "Sven 6",
    "Rolf 2",
    "Sven 7",
  ]);
});

it("a report is stored with all of its messages or not at all", async () => {
  const { db } = database;
  const hans = await aUser(db, "Hans");
  const twice = [said(5, "rude"), said(5, "rude")];
  await expect(addReport(db, aReport(hans, 5, { messages: twice }))).rejects.toThrow();
  expect(await storedOf(hans)).toEqual([]);
});

it("the messages of somebody whose account was deleted meanwhile are kept without a sender", async () => {
  const { db } = database;
  const [ida, gone] = [await aUser(db, "Ida"), await aUser(db, "Gone")];
  await deletePlayer(db, gone);
  const messages = [said(4, "hi", { kind: "user", id: gone, name: "Gone" }), said(5, "rude")];
  expect(await addReport(db, aReport(ida, 5, { messages }))).toBe(true);
  const [{ id }] = await storedOf(ida);
  const found = (await openReports(db, moderatorId, 0, 100)).find((report) => report.id === id);
  expect(found?.messages).toEqual([
    { id: 4, sender: null, body: "hi", createdAt: 4 },
    { id: 5, sender: "Gast-7", body: "rude", createdAt: 5 },
  ]);
});

it("of several decisions the first is stored with what follows from it, and nothing of the others", async () => {
  const { db } = database;
  const [jan, kim] = [await aUser(db, "Jan"), await aUser(db, "Kim", { description: "hi" })];
  await addReport(db, aReport(jan, 5, { subjectId: kim }));
  const [{ id: reportId }] = await storedOf(jan);
  const decision = { moderatorId, subjectId: kim, reportId, reason: "rude" };
  const warning: NewJob = {
    kind: "warn",
    payload: { userID: kim, warning: { id: "report", reason: "rude" } },
  };
  const hiding: NewJob = { kind: "hideMessage", payload: { room: "general", messageID: 5 } };
  const block = { userId: kim, emailHash: "h", adminId: moderatorId, reason: "rude", blockedUntil: 9_000 };
  const stored = async () => ({
    log: (await db.select().from(moderationLog).where(eq(moderationLog.reportId, reportId))).map(
      ({ action, createdAt }) => [action, createdAt],
    ),
    jobs: (await db.select().from(jobs)).filter(({ lane }) =>
      [`warnings of user-${kim}`, "hidden in general", `moderation status of user-${kim}`].includes(lane),
    ).length,
    blocks: (await db.select().from(blocks).where(eq(blocks.userId, kim))).length,
    blockedUntil: (await findModerationStatus(db, kim))?.blockedUntil,
  });

  expect(await findDecision(db, reportId)).toBeUndefined();
  const hide = { ...decision, action: "hide", createdAt: 1_500 } as const;
  for (let twice = 0; twice < 2; twice++) expect(await noteHidden(db, hide, hiding)).toBe(true);
  const warn = { ...decision, action: "warn", createdAt: 2_000 } as const;
  expect(await closeReport(db, warn, warning)).toBe(true);
  const first = await stored();
  expect(first).toMatchObject({
    log: [
      ["hide", 1_500],
      ["warn", 2_000],
    ],
    jobs: 3,
    blocks: 0,
    blockedUntil: null,
  });

  expect(await closeReport(db, { ...warn, createdAt: 3_000 }, warning)).toBe(false);
  expect(await closeReport(db, { ...warn, action: "dismiss", createdAt: 3_000 })).toBe(false);
  expect(await noteHidden(db, { ...hide, createdAt: 3_000 }, hiding)).toBe(false);
  expect(await addBlock(db, { ...block, createdAt: 3_000 }, reportId)).toBe(false);
  expect(await stored()).toEqual(first);
  expect(await findReport(db, reportId)).toMatchObject({ closedAt: 2_000, isHidden: true });
  expect(await findDecision(db, reportId)).toEqual({ moderator: "Moda", action: "warn", createdAt: 2_000 });
});

it("a block on a report closes it, and is the decision", async () => {
  const { db } = database;
  const [lea, max] = [await aUser(db, "Lea"), await aUser(db, "Max")];
  await addReport(db, aReport(lea, 5, { subjectId: max }));
  const [{ id }] = await storedOf(lea);
  const block = { userId: max, emailHash: "h", adminId: moderatorId, reason: "rude", blockedUntil: 9_000 };
  expect(await addBlock(db, { ...block, createdAt: 2_000 }, id)).toBe(true);
  expect(await findDecision(db, id)).toEqual({ moderator: "Moda", action: "block", createdAt: 2_000 });
  expect(await addBlock(db, { ...block, createdAt: 3_000 }, id)).toBe(false);
  await deletePlayer(db, max);
  expect(await addBlock(db, { ...block, createdAt: 3_000 })).toBe(false);
});

it("moderators do not see the reports that they have made themselves", async () => {
  const { db } = database;
  const [nora, rita] = [await aUser(db, "Nora", { isModerator: true }), await aUser(db, "Rita")];
  await addReport(db, aReport(nora, 5, { subjectId: rita }));
  const seenBy = async (id: number) => (await openReports(db, id, 0, 100)).map(({ reporter }) => reporter);
  expect(await seenBy(nora)).not.toContain("Nora");
  expect(await seenBy(moderatorId)).toContain("Nora");
});
