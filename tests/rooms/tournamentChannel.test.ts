import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { messages } from "#schema/db/messages.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";
import { aPrivateTournament, aPublicTournament, lookAt, tournamentWhere } from "./tournaments.ts";
import { expectDone } from "./waitingTable.ts";
import { admin as adminStatus, goInto, seenBy, sees, somebody, write } from "./writing.ts";

/** So many users. */
const people = (n: number, beginning: string) =>
  Promise.all(Array.from({ length: n }, () => somebody(beginning)));

describe("the channel of a tournament", () => {
  test("lets those read and write who belong to it and, once it is shown, everybody with its key read", async () => {
    const [organizer, player, stranger, boss] = await people(4, "Ts");
    const tournament = await aPrivateTournament(organizer);
    const admin = await lookAt(tournament, organizer);
    const add = { usernameToAdd: player.name, teamTitle: "The foxes" };
    expectDone(await admin.ask("tournament:private:planAddPlayer", add));
    const channel = `t-${tournament.id}`;
    for (const person of [organizer, player]) expectDone(await write(await goInto(channel, person), "Hello"));
    const member = await goInto(channel, player);
    const room = env.Channel.getByName(channel);
    for (const [person, status] of [[stranger], [boss, adminStatus]] as const)
      expect(await room.issueTicket(person, "session", status)).toBeNull();
    expect(await isLetIn(channel)).toBe(false);

    expectDone(await admin.ask("tournament:private:show", { isShown: true }));
    const { key } = await tournamentWhere(admin, ({ isShown }) => isShown);
    const query = { key: key as string };
    await expect.poll(() => isLetIn(channel, query)).toBe(true);
    expect(await isLetIn(channel)).toBe(false);
    const reader = await Player.connect("channel", channel, query);
    const { data } = await reader.event("channel:snapshot");
    expect((data as { messages: unknown[] }).messages).toHaveLength(2);
    const ticket = (await room.issueTicket(boss, "session", adminStatus, key)) as string;
    expectDone(await write(await Player.connect("channel", channel, { ...query, ticket }), "Hello"));

    expectDone(await admin.ask("tournament:private:show", { isShown: false }));
    const out = { usernameToRemove: player.name };
    expectDone(await admin.ask("tournament:private:planRemovePlayer", out));
    for (const gone of [reader, member])
      expect(await gone.until(({ closed }) => closed)).toMatchObject({ reason: "noSpectators" });
  });

  test("of a public tournament is read by everybody, and its admins write there", async () => {
    const [stranger, boss] = await people(2, "Tp");
    const channel = `t-${(await aPublicTournament()).id}`;
    expect((await write(await goInto(channel, stranger), "Hello")).error).toBe("spectator");
    expectDone(await write(await goInto(channel, boss, adminStatus), "Hello"));
    expect(await isLetIn(channel)).toBe(true);
  });

  test("lets the organizer and admins hide a message, which is gone for everybody and in libSQL", async () => {
    const [organizer, player, boss] = await people(3, "Hi");
    const tournament = await aPrivateTournament(organizer);
    const lead = await lookAt(tournament, organizer);
    const add = { usernameToAdd: player.name, teamTitle: "The foxes" };
    expectDone(await lead.ask("tournament:private:planAddPlayer", add));
    const channel = `t-${tournament.id}`;
    expectDone(await lead.ask("tournament:private:show", { isShown: true }));
    const key = (await tournamentWhere(lead, ({ isShown }) => isShown)).key as string;
    const [leader, writer] = [await goInto(channel, organizer), await goInto(channel, player)];
    await expect.poll(() => isLetIn(channel, { key })).toBe(true);
    const reader = await Player.connect("channel", channel, { key });
    for (const body of ["very rude", "rude again", "friendly"]) expectDone(await write(writer, body));
    await sees(reader, "friendly");
    expect(await mayHide(leader)).toBe(true);
    for (const other of [writer, reader]) {
      expect(await mayHide(other)).toBe(false);
      const refused = await other.ask("channel:hideMessage", { id: 1 });
      expect(refused).toMatchObject({ status: 403, error: "not_admin" });
    }
    await expect.poll(() => textsInLibsql(channel)).toEqual(["very rude", "rude again", "friendly"]);

    expectDone(await leader.ask("channel:hideMessage", { id: 1 }));
    for (const one of [leader, writer, reader]) {
      const [hidden] = await one.until(() => seenBy(one).length === 3 && !seenBy(one)[0].body && seenBy(one));
      expect(hidden).toMatchObject({ id: 1, sender: null, body: "" });
    }
    expect(await leader.ask("channel:hideMessage", { id: 9 })).toMatchObject({
      status: 404,
      error: "not_found",
    });
    await expect.poll(() => textsInLibsql(channel)).toEqual(["", "rude again", "friendly"]);

    const ticket = await env.Channel.getByName(channel).issueTicket(boss, "session", adminStatus, key);
    const desk = await Player.connect("channel", channel, { key, ticket: ticket as string });
    expectDone(await desk.ask("channel:hideMessage", { id: 2 }));
    await reader.until(() => seenBy(reader)[1]?.body === "");
    const newcomer = await Player.connect("channel", channel, { key });
    await newcomer.event("channel:snapshot");
    expect(seenBy(newcomer).map(({ body }) => body)).toEqual(["", "", "friendly"]);
    await expect.poll(() => textsInLibsql(channel)).toEqual(["", "", "friendly"]);
  });

  test("lets whoever leads the tournament now hide messages, and no channel of another kind any admin", async () => {
    const [organizer, heir] = await people(2, "He");
    const tournament = await aPrivateTournament(organizer);
    const lead = await lookAt(tournament, organizer);
    expectDone(
      await lead.ask("tournament:private:planAddPlayer", {
        usernameToAdd: heir.name,
        teamTitle: "The foxes",
      }),
    );
    expectDone(await (await lookAt(tournament, heir)).ask("tournament:private:acceptParticipation", {}));
    const channel = `t-${tournament.id}`;
    const self = { usernameToAdd: organizer.name, teamTitle: "The foxes" };
    expectDone(await lead.ask("tournament:private:planAddPlayer", self));
    const [former, next] = [await goInto(channel, organizer), await goInto(channel, heir)];
    expectDone(await write(next, "Hello"));
    expectDone(await lead.ask("tournament:private:handOver", { username: heir.name }));
    await next.until(() => mayHideNow(next));
    await former.until(() => !mayHideNow(former));
    expect((await former.ask("channel:hideMessage", { id: 1 })).error).toBe("not_admin");
    expectDone(await next.ask("channel:hideMessage", { id: 1 }));
    const desk = await goInto("general", organizer, adminStatus);
    expect((await desk.ask("channel:hideMessage", { id: 1 })).error).toBe("not_admin");
  });
});

/** Whether a channel lets somebody in who has no ticket. */
async function isLetIn(channel: string, query: Record<string, string> = {}): Promise<boolean> {
  const visitor = await Player.connect("channel", channel, query);
  return visitor
    .until(({ events, closed }) => (events.length > 0 ? "in" : closed && "out"))
    .then((how) => how === "in");
}

/** Whether a reader of a channel may hide messages, as last sent. */
function mayHideNow({ events }: Player): boolean {
  const last = events.findLast(({ type }) => type === "channel:snapshot")?.data as { mayHide: boolean };
  return last.mayHide;
}

async function mayHide(reader: Player): Promise<boolean> {
  await reader.event("channel:snapshot");
  return mayHideNow(reader);
}

/** The messages of a room in libSQL, in order. */
async function textsInLibsql(room: string): Promise<string[]> {
  const rows = await db.select().from(messages).where(eq(messages.room, room)).orderBy(messages.number);
  return rows.map(({ body }) => body);
}
