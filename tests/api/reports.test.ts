import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import type { JudgeBody, ModerationLogAnswer, ReportsAnswer } from "#schema/api/reports.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import type { Message } from "#schema/protocol/message.ts";
import { Line } from "#scripts/visitors/line.ts";
import { call } from "#tests/support/api.ts";
import { RoomSocket } from "#tests/support/roomSocket.ts";
import { withSite } from "#tests/support/site.ts";
import { aSessionOf, aUser, deleteAccount } from "#tests/support/users.ts";

const site = withSite();
const tokens = {} as Record<"Anna" | "Ben" | "Moda" | "Modo", string>;
beforeAll(async () => {
  for (const name of ["Anna", "Ben"] as const)
    tokens[name] = await aSessionOf(site.db, await aUser(site.db, name));
  for (const name of ["Moda", "Modo"] as const)
    tokens[name] = await aSessionOf(site.db, await aUser(site.db, name, { isModerator: true }));
});

/** A report as the API names it when somebody was faster. */
const decidedBy = (moderator: string, action: string) => ({
  error: "conflict",
  details: [
    { field: "moderator", message: moderator },
    { field: "action", message: action },
    { field: "createdAt", message: expect.stringMatching(/^\d{4}-.*Z$/) },
  ],
});

const report = (username: string, reason = "rude", token = tokens.Anna) =>
  call(site.url, "reportPlayer", { token, body: { username, reason } });
const openReports = async (token = tokens.Moda) =>
  (await call<ReportsAnswer>(site.url, "moderation/reports", { method: "GET", token })).body;
const actions = async () =>
  (await call<ModerationLogAnswer>(site.url, "moderation/log", { method: "GET", token: tokens.Moda })).body;
const judge = (id: number, body: JudgeBody, token = tokens.Moda) =>
  call(site.url, `moderation/reports/${id}`, { token, body });

/** A new report of this player, as moderators see it. */
async function aReportOf(username: string) {
  expect(await report(username)).toMatchObject({ status: 204 });
  const found = (await openReports()).find(({ subject }) => subject === username);
  if (!found) throw new Error(`expected a report of ${username}`);
  return found;
}

/** A user's socket to general, and the number of the user's last message there. */
async function writeInGeneral(name: "Ben", bodies: readonly string[]) {
  const body = { party: "channel", room: "general" };
  const { ticket } = (await call<{ ticket: string }>(site.url, "socketTicket", { token: tokens[name], body }))
    .body;
  const address = `${site.url.replace(/^http/, "ws")}/parties/channel/general?ticket=${ticket}`;
  const socket = new RoomSocket(address, site.url);
  await socket.until(({ events }) => events.length > 0);
  for (const text of bodies) socket.send({ id: text, type: "channel:sendMessage", data: { body: text } });
  const id = await socket.until(({ events }) => {
    const told = events.flatMap(({ type, data }) =>
      type === "channel:update" ? (data as { messages: Message[] }).messages : [],
    );
    return told.find((message) => message.body === bodies.at(-1))?.id;
  });
  return { ben: socket, id };
}

describe("a report", () => {
  it("is seen by moderators once, however often it is made, until one of them has dismissed it", async () => {
    const { id } = await aReportOf("Ben");
    expect(await report("ben", "again")).toMatchObject({ status: 204 });
    expect((await openReports()).filter(({ subject }) => subject === "Ben")).toMatchObject([
      { id, reporter: "Anna", reason: "rude", messageID: null, messages: [] },
    ]);
    expect(await judge(id, { action: "dismiss" })).toMatchObject({ status: 204 });
    const late = await judge(id, { action: "dismiss" }, tokens.Modo);
    expect(late).toMatchObject({ status: 409, body: decidedBy("Moda", "dismiss") });
    expect(await openReports()).toEqual([]);
    expect(await actions()).toMatchObject([
      { moderator: "Moda", action: "dismiss", subject: "Ben", reportId: id },
    ]);
  });

  it("can lead to a block until a time, which is written down once", async () => {
    await aUser(site.db, "Rowdy");
    const { id } = await aReportOf("Rowdy");
    const until = Date.now() + 60_000;
    expect(await judge(id, { action: "block", reason: "Schimpft.", until })).toMatchObject({ status: 204 });
    const [row] = await site.db.select().from(users).where(eq(users.username, "Rowdy"));
    expect(row.blockedUntil).toBe(until);
    const done = (await actions()).filter(({ subject }) => subject === "Rowdy");
    expect(done).toMatchObject([{ moderator: "Moda", action: "block", reason: "Schimpft.", reportId: id }]);
    expect(await judge(id, { action: "warn", reason: "late" })).toMatchObject({ status: 409 });
  });

  it("that several decide on at once is decided by one of them: the others are told by whom, and do nothing", async () => {
    const ivo = await aUser(site.db, "Ivo");
    const token = await aSessionOf(site.db, ivo);
    const { id } = await aReportOf("Ivo");
    const until = Date.now() + 60_000;
    const judgements = [
      ["Moda", { action: "warn", reason: "one" }],
      ["Modo", { action: "block", reason: "two", until }],
      ["Moda", { action: "dismiss" }],
      ["Modo", { action: "block", reason: "four", until }],
    ] as const;
    const answers = await Promise.all(judgements.map(([name, body]) => judge(id, body, tokens[name])));
    const first = answers.findIndex(({ status }) => status === 204);
    const [moderator, { action }] = judgements[first];
    expect(answers.filter((_, which) => which !== first)).toMatchObject(
      [1, 2, 3].map(() => ({ status: 409, body: decidedBy(moderator, action) })),
    );
    const done = (await actions()).filter(({ reportId }) => reportId === id);
    expect(done).toMatchObject([{ moderator, action, subject: "Ivo" }]);
    const [row] = await site.db.select().from(users).where(eq(users.id, ivo));
    expect(row.blockedUntil).toBe(action === "block" ? until : null);
    const own = await Line.open(site.url, "user", `user-${ivo}`, token);
    const { warnings } = await own.event<{ warnings: unknown[] }>("user:snapshot");
    expect(warnings).toHaveLength(action === "warn" ? 1 : 0);
    own.close();
  });

  it("of a message shows what was written around it; hiding it takes it from everybody and leaves the report open", async () => {
    const { ben, id } = await writeInGeneral("Ben", ["hi", "bad"]);
    const reportMessage = (messageID: number, token = tokens.Anna, reason = "look") =>
      call(site.url, "reportMessage", { token, body: { room: "general", messageID, reason } });
    expect(await reportMessage(id)).toMatchObject({ status: 204 });
    expect(await reportMessage(id, tokens.Ben)).toMatchObject({ status: 409 });
    expect(await reportMessage(id + 99)).toMatchObject({ status: 404 });
    expect(await reportMessage(id, tokens.Anna, "")).toMatchObject({ status: 422 });

    const find = async () => (await openReports()).find(({ messageID }) => messageID === id);
    const found = await find();
    expect(found).toMatchObject({ subject: "Ben", isHidden: false });
    expect(found?.messages).toMatchObject([
      { sender: "Ben", body: "hi" },
      { id, sender: "Ben", body: "bad" },
    ]);
    for (let twice = 0; twice < 2; twice++)
      expect(await judge(found?.id ?? 0, { action: "hide" })).toMatchObject({ status: 204 });
    await ben.until(({ events }) =>
      events.some(
        ({ type, data }) =>
          type === "channel:snapshot" &&
          (data as { messages: Message[] }).messages.some(
            (message) => message.id === id && message.body === "",
          ),
      ),
    );
    ben.close();
    expect(await find()).toMatchObject({ isHidden: true });
    expect((await actions()).filter(({ action }) => action === "hide")).toHaveLength(1);
    expect(await judge(found?.id ?? 0, { action: "dismiss" })).toMatchObject({ status: 204 });
  });

  it("of nobody, of oneself, or without a reason is refused; and so is a decision on none", async () => {
    expect(await report("Nobody")).toMatchObject({ status: 404 });
    expect(await report("Anna")).toMatchObject({ status: 409 });
    expect(await report("Ben", " ")).toMatchObject({ status: 422 });
    expect(await judge(999_999, { action: "dismiss" })).toMatchObject({ status: 404 });
    expect(await judge(1, { action: "warn" } as never)).toMatchObject({ status: 422 });
  });

  it("is refused to who has too many open, until one of them is decided; a repeated one is not", async () => {
    const token = await aSessionOf(site.db, await aUser(site.db, "Querulant"));
    for (let n = 0; n <= limits.openReportsPerReporter; n++) await aUser(site.db, `Bother${n}`);
    for (let n = 0; n < limits.openReportsPerReporter; n++)
      expect(await report(`Bother${n}`, "rude", token)).toMatchObject({ status: 204 });
    const last = `Bother${limits.openReportsPerReporter}`;
    const refused = await report(last, "rude", token);
    expect(refused).toMatchObject({ status: 429, body: { error: "too_many_requests" } });
    expect(await report("Bother0", "again", token)).toMatchObject({ status: 204 });
    expect(await report(last)).toMatchObject({ status: 204 });
    const own = (await openReports()).filter(({ reporter }) => reporter === "Querulant");
    expect(own).toHaveLength(limits.openReportsPerReporter);
    await judge(own[0].id, { action: "dismiss" });
    expect(await report(last, "rude", token)).toMatchObject({ status: 204 });
  });

  it("of a player who was deleted since can only be dismissed", async () => {
    const gone = await aSessionOf(site.db, await aUser(site.db, "Gonner"));
    const { id } = await aReportOf("Gonner");
    await deleteAccount(site.url, gone);
    // On a busy machine the account goes after the answer.
    await expect
      .poll(async () => (await openReports()).find((one) => one.id === id))
      .toMatchObject({ subject: null });
    expect(await judge(id, { action: "warn", reason: "rude" })).toMatchObject({ status: 409 });
    expect(await judge(id, { action: "dismiss" })).toMatchObject({ status: 204 });
  });
});

describe("a moderator", () => {
  it("blocks no admin and no other moderator; an admin does the latter", async () => {
    await aUser(site.db, "Boss", { isAdmin: true });
    const block = (name: string, token: string) =>
      call(site.url, `moderation/${name}`, { token, body: { reason: "rude" } });
    for (const name of ["Boss", "Modo"])
      expect(await block(name, tokens.Moda)).toMatchObject({ status: 403 });
    const { id } = await aReportOf("Modo");
    expect(await judge(id, { action: "block", reason: "rude" })).toMatchObject({ status: 403 });
    const admin = await aSessionOf(site.db, await aUser(site.db, "Chef", { isAdmin: true }));
    expect(await block("Modo", admin)).toMatchObject({ status: 204 });
  });

  it("neither sees nor decides on a report that is their own; another one does", async () => {
    const token = await aSessionOf(site.db, await aUser(site.db, "Judge", { isModerator: true }));
    await aUser(site.db, "Accused");
    expect(await report("Accused", "mine", token)).toMatchObject({ status: 204 });
    expect((await openReports(token)).map(({ reason }) => reason)).not.toContain("mine");
    const [{ id }] = (await openReports()).filter(({ reason }) => reason === "mine");
    for (const body of [{ action: "dismiss" }, { action: "warn", reason: "rude" }] as const)
      expect(await judge(id, body, token)).toMatchObject({ status: 403, body: { error: "forbidden" } });
    expect(await judge(id, { action: "dismiss" })).toMatchObject({ status: 204 });
  });

  it("neither sees nor decides on a report about oneself; another one does", async () => {
    const token = await aSessionOf(site.db, await aUser(site.db, "Mody", { isModerator: true }));
    const { id } = await aReportOf("Mody");
    expect((await openReports(token)).map((one) => one.id)).not.toContain(id);
    for (const action of ["dismiss", "hide"] as const)
      expect(await judge(id, { action }, token)).toMatchObject({ status: 403, body: { error: "forbidden" } });
    expect((await openReports()).map((one) => one.id)).toContain(id);
    expect(await judge(id, { action: "dismiss" })).toMatchObject({ status: 204 });
  });
});
