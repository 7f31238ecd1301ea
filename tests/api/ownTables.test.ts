import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type {
  NewTableAnswer,
  OpenTableAnswer,
  OwnTableBody,
  OwnTablesAnswer,
} from "#schema/api/ownTables.ts";
import { ownTableGuests, ownTables } from "#schema/db/ownTables.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import type { Invitation } from "#schema/protocol/user.ts";
import type { WaitingSnapshot } from "#schema/protocol/waiting.ts";
import { confirmFriend, requestFriend } from "#store/friends.ts";
import { mute } from "#store/mutes.ts";
import { beGuest, call } from "#tests/support/api.ts";
import { anOwnTable, anOwnTableID } from "#tests/support/everyCall.ts";
import { RoomSocket } from "#tests/support/roomSocket.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser, deleteAccount } from "#tests/support/users.ts";

const site = withSharedSite();

async function aPlayer(name: string) {
  const id = await aUser(site.db, name);
  return { id, name, token: await aSessionOf(site.db, id) };
}
type Player = Awaited<ReturnType<typeof aPlayer>>;

async function befriend({ id: from }: Player, { id: to }: Player): Promise<void> {
  await requestFriend(site.db, { from, to }, Date.now());
  await confirmFriend(site.db, { by: to, from }, Date.now());
}

const save = ({ token }: Player, body: Partial<OwnTableBody> | Record<string, unknown> = {}) =>
  call<NewTableAnswer>(site.url, "tables", { token, body: { ...anOwnTable, ...body } });
const change = ({ token }: Player, tableID: string, body: Partial<OwnTableBody> = {}) =>
  call(site.url, `tables/${tableID}`, { token, body: { ...anOwnTable, ...body } });
const remove = ({ token }: Player, tableID: string) =>
  call(site.url, `tables/${tableID}`, { method: "DELETE", token });
const open = ({ token }: Player, tableID: string) =>
  call<OpenTableAnswer>(site.url, `tables/${tableID}/open`, { token });
const listed = async ({ token }: Player) =>
  (await call<OwnTablesAnswer>(site.url, "tables", { method: "GET", token })).body;

/** A tab of somebody in their own room. */
const atHome = ({ id, token }: Player) => RoomSocket.enter(site.url, "user", `user-${id}`, token);

/** Waits until a tab shows an invitation to this room. */
const untilInvited = (tab: RoomSocket, waitingID: string) =>
  tab.until(({ events }) =>
    events
      .flatMap(({ data }) => (data as { invitations?: Invitation[] }).invitations ?? [])
      .find((invitation) => invitation.waitingID === waitingID),
  );

describe("a player's own tables", () => {
  it("are saved, listed, changed and deleted", async () => {
    const [ada, ben, cleo] = [await aPlayer("Ada"), await aPlayer("Ben"), await aPlayer("Cleo")];
    // Nobody invites oneself, or who is not there, or twice.
    const guests = ["Cleo", "Ben", "Ada", "BEN", "Nobody"];
    const { status, body } = await save(ada, { name: "  Stammtisch  ", guests });
    expect(status).toBe(201);
    const table = { id: body.tableID, name: "Stammtisch", game: anOwnTable.game };
    expect(await listed(ada)).toEqual([
      {
        ...table,
        guests: [
          { username: "Ben", id: ben.id },
          { username: "Cleo", id: cleo.id },
        ],
      },
    ]);
    const game = { ...anOwnTable.game, nPlayers: 6, nTeams: 3, bestOf: 5 } as const;
    expect(await change(ada, body.tableID, { name: "Zu sechst", game, guests: ["Ben"] })).toMatchObject({
      status: 204,
    });
    // A guest is known by id, whatever the name is.
    await site.db
      .update(users)
      .set({ username: "Benno", usernameLower: "benno" })
      .where(eq(users.id, ben.id));
    await save(ada, { name: "Zweiter Tisch" });
    expect(await listed(ada)).toMatchObject([
      { name: "Zu sechst", game, guests: [{ username: "Benno", id: ben.id }] },
      { name: "Zweiter Tisch", guests: [] },
    ]);
    expect(await remove(ada, body.tableID)).toMatchObject({ status: 204 });
    expect((await listed(ada)).map(({ name }) => name)).toEqual(["Zweiter Tisch"]);
    expect(await remove(ada, body.tableID)).toMatchObject({ status: 404, body: { error: "not_found" } });
  });

  it("are their owner's alone", async () => {
    const [eve, dora] = [await aPlayer("Eve"), await aPlayer("Dora")];
    const { tableID } = (await save(dora)).body;
    for (const refused of [change(eve, tableID, { name: "Mine" }), remove(eve, tableID), open(eve, tableID)])
      expect(await refused).toMatchObject({ status: 404, body: { error: "not_found" } });
    expect(await open(eve, anOwnTableID)).toMatchObject({ status: 404 });
    expect(await listed(eve)).toEqual([]);
    expect(await listed(dora)).toMatchObject([{ name: anOwnTable.name }]);
    const { token } = await beGuest(site.url);
    expect(await call(site.url, "tables", { token, body: anOwnTable })).toMatchObject({ status: 403 });
  });

  it("are so many at most, also if they come at once", async () => {
    const finn = await aPlayer("Finn");
    const answers = await Promise.all(Array.from({ length: limits.ownTablesMax + 3 }, () => save(finn)));
    const full = answers.filter(({ status }) => status !== 201);
    expect(full.map(({ body }) => body)).toMatchObject(Array(3).fill({ error: "too_many_tables" }));
    expect(await listed(finn)).toHaveLength(limits.ownTablesMax);
  });

  it.each([
    ["no name", { name: "   " }],
    ["a name that is too long", { name: "x".repeat(limits.tableNameMaxLength + 1) }],
    ["a name that is no line", { name: "a\nb" }],
    ["a name that turns the text around", { name: "a\u202Eb" }],
    ["a series without opponents", { game: { ...anOwnTable.game, nTeams: 1 } }],
    ["three teams of four", { game: { ...anOwnTable.game, nTeams: 3 } }],
    ["an unknown wish", { game: { ...anOwnTable.game, color: "red" } }],
    ["no game", { game: null }],
    ["too many guests", { guests: Array(limits.ownTableGuests + 1).fill("Ada") }],
    ["guests by number", { guests: [1] }],
    ["a guest without a name", { guests: [""] }],
    ["more than that", { isPublic: true }],
  ])("are refused with %s", async (_, wrong) => {
    const token = await aSessionOf(site.db, await aUser(site.db, `Gus${crypto.randomUUID()}`));
    expect(await call(site.url, "tables", { token, body: { ...anOwnTable, ...wrong } })).toMatchObject({
      status: 422,
      body: { error: "invalid" },
    });
  });

  it("are gone with the account, and so is a guest", async () => {
    const [hugo, ida] = [await aPlayer("Hugo"), await aPlayer("Ida")];
    const { tableID } = (await save(hugo, { guests: ["Ida"] })).body;
    await save(ida, { guests: ["Hugo"] });
    await deleteAccount(site.url, ida.token);
    expect(await listed(hugo)).toMatchObject([{ id: tableID, guests: [] }]);
    await expect.poll(() => site.db.select().from(ownTables).where(eq(ownTables.userId, ida.id))).toEqual([]);
    expect(await site.db.select().from(ownTableGuests).where(eq(ownTableGuests.tableId, tableID))).toEqual(
      [],
    );
    expect((await open(hugo, tableID)).body.notInvited).toEqual([]);
  });
});

describe("opening a table", () => {
  it("seats its owner and invites the friends, and says who can't be invited", async () => {
    const names = ["Jana", "Karl", "Lena", "Max"];
    const [jana, karl, lena] = await Promise.all(names.map(aPlayer));
    await befriend(jana, karl);
    await befriend(jana, lena);
    await mute(site.db, { userID: lena.id, mutedID: jana.id }, Date.now());
    const { tableID } = (await save(jana, { guests: ["Karl", "Lena", "Max"] })).body;
    const tabs = [await atHome(karl), await atHome(lena)];

    const { status, body } = await open(jana, tableID);
    expect(status).toBe(201);
    expect(body.notInvited).toEqual([
      { username: "Lena", reason: "not_wanted" },
      { username: "Max", reason: "not_friends" },
    ]);
    expect(await untilInvited(tabs[0], body.waitingID)).toMatchObject({ username: "Jana" });
    const room = await RoomSocket.enter(site.url, "waiting", body.waitingID, jana.token);
    const { data } = room.events[0];
    expect(data as WaitingSnapshot).toMatchObject({ you: 0, isAdmin: true, room: anOwnTable.game });
    // Whoever comes too late to invite again waits where the last room is.
    const again = (await open(jana, tableID)).body;
    expect(again.waitingID).not.toBe(body.waitingID);
    await untilInvited(tabs[0], again.waitingID);
    for (const socket of [...tabs, room]) socket.close();
  });

  it("invites nobody for a player whom moderation has blocked", async () => {
    const [nick, olga] = [await aPlayer("Nick"), await aPlayer("Olga")];
    await befriend(nick, olga);
    const { tableID } = (await save(nick, { guests: ["Olga"] })).body;
    await site.db
      .update(users)
      .set({ blockedUntil: Date.now() + 60_000 })
      .where(eq(users.id, nick.id));
    expect((await open(nick, tableID)).body.notInvited).toEqual([{ username: "Olga", reason: "blocked" }]);
  });

  it("invites no more than one may in a minute, and opens no more rooms", async () => {
    const paul = await aPlayer("Paul");
    const friends = await Promise.all(
      Array.from({ length: limits.ownTableGuests }, (_, i) => aPlayer(`Friend${"abcdefghij"[i]}`)),
    );
    for (const friend of friends) await befriend(paul, friend);
    const { tableID } = (await save(paul, { guests: friends.map(({ name }) => name) })).body;
    expect((await open(paul, tableID)).body.notInvited).toEqual([]);
    const { notInvited } = (await open(paul, tableID)).body;
    expect(notInvited.map(({ reason }) => reason)).toEqual(friends.map(() => "too_many"));
    for (let room = 2; room < limits.roomsOpenedPerPeriod; room++) await open(paul, tableID);
    const refused = await open(paul, tableID);
    expect(refused).toMatchObject({ status: 429, body: { error: "too_many_requests" } });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  });
});
