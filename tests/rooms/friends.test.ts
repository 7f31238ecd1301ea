import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { UserDue } from "#party/user/effects.ts";
import { KeptPeople } from "#party/user/friends/keptPeople.ts";
import { forgotten, friendMoved, reported, tookOver } from "#party/user/friends/peopleChanges.ts";
import { friendships } from "#schema/db/friendships.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import type { Friend, FriendNews } from "#schema/protocol/friends.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { deletePlayer } from "#store/players.ts";
import { aUser } from "#tests/support/users.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import { Player } from "./player.ts";
import { sqlOf } from "./sqlOf.ts";
import { aGuest, expectDone } from "./waitingTable.ts";

const roomOf = (person: Identity) => env.User.getByName(userRoomName(person));

/** Letters that don't look alike. */
const letters = "abefhkmstuz";
let made = 0;
/** A user with an account. */
async function somebody(): Promise<Identity> {
  const name = `Freund${letters[Math.floor(made / letters.length)]}${letters[made % letters.length]}`;
  made++;
  return { kind: "user", id: await aUser(db, name), name };
}

/** A tab of the person that has received the friends. */
async function home(person: Identity): Promise<Player> {
  const ticket = (await roomOf(person).issueTicket(person)) as string;
  return Player.connect("user", userRoomName(person), { ticket });
}

/** The friends as the tab knows them. */
function friendsOn(tab: Player): Friend[] | null {
  const told = tab.events.findLast(({ type }) => type === "user:snapshot" || type === "friends:update");
  return told === undefined ? null : (told.data as { friends: Friend[] | null }).friends;
}

/** Waits until the tab shows the other user like this or, with null, not at all. */
const sees = (tab: Player, other: Identity, wanted: Partial<Friend> | null) =>
  tab.until(() => {
    const friend = friendsOn(tab)?.find(({ username }) => username === other.name);
    if (wanted === null) return friendsOn(tab) !== null && friend === undefined;
    return friend && Object.entries(wanted).every(([name, value]) => friend[name as keyof Friend] === value);
  });

const hears = async (tab: Player, news: FriendNews, of: Identity, n = 1) =>
  expect((await tab.event(`friends:${news}`, n)).data).toEqual({ username: of.name });

/** Two people in their own rooms, who are friends. */
async function twoFriends() {
  const [anna, ben] = [await somebody(), await somebody()];
  const [hers, his] = [await home(anna), await home(ben)];
  await hers.ask("friends:request", { username: ben.name });
  await sees(his, anna, { status: "from" });
  await his.ask("friends:confirm", { username: anna.name });
  await sees(hers, ben, { status: "done", isOnline: true });
  await sees(his, anna, { status: "done", isOnline: true });
  return { anna, ben, hers, his };
}

/** Makes everything due in a person's room due now. */
async function hurry(person: Identity, name: string): Promise<void> {
  await runInDurableObject(roomOf(person), (_, { storage }) => {
    storage.sql.exec("UPDATE due SET at = 0 WHERE name = ?", name);
  });
  await runDurableObjectAlarm(roomOf(person));
}

describe("a request to be friends", () => {
  test("is seen and told on both sides, and so is that it is accepted and ended", async () => {
    const { anna, ben, hers, his } = await twoFriends();
    await hears(his, "new-request", anna);
    await hears(hers, "friend-confirmed", ben);
    expect(await hers.ask("friends:cancel", { username: ben.name })).toMatchObject({ status: 200 });
    await hears(his, "friend-cancelled", anna);
    for (const [tab, other] of [
      [hers, ben],
      [his, anna],
    ] as const)
      await sees(tab, other, null);
    expect(hers.events.filter(({ type }) => type === "friends:friend-cancelled")).toEqual([]);
  });

  test("can be withdrawn and declined, of which the other hears", async () => {
    const [anna, ben] = [await somebody(), await somebody()];
    const [hers, his] = [await home(anna), await home(ben)];
    await hers.ask("friends:request", { username: ben.name });
    await sees(hers, ben, { status: "to", isOnline: null });
    await hers.ask("friends:cancel", { username: ben.name });
    await hears(his, "friend-withdrew", anna);
    await hers.ask("friends:request", { username: ben.name.toUpperCase() });
    await hears(his, "new-request", anna, 2);
    await his.ask("friends:cancel", { username: anna.name });
    await hears(hers, "friend-declined", ben);
    await sees(hers, ben, null);
  });

  test("waits for somebody who was never here", async () => {
    const [anna, ben] = [await somebody(), await somebody()];
    const hers = await home(anna);
    expect(await hers.ask("friends:request", { username: ben.name })).toMatchObject({ status: 200 });
    await sees(hers, ben, { status: "to" });
    await sees(await home(ben), anna, { status: "from" });
  });

  test("from both sides at once makes friends", async () => {
    const [anna, ben] = [await somebody(), await somebody()];
    const [hers, his] = [await home(anna), await home(ben)];
    await Promise.all([
      hers.ask("friends:request", { username: ben.name }),
      his.ask("friends:request", { username: anna.name }),
    ]);
    await sees(hers, ben, { status: "done" });
    await sees(his, anna, { status: "done" });
  });

  test("that is sent twice under one id is made and told once", async () => {
    const [anna, ben] = [await somebody(), await somebody()];
    const [hers, his] = [await home(anna), await home(ben)];
    const ask = () => hers.ask("friends:request", { username: ben.name }, "once");
    expect(await ask()).toEqual(await ask());
    await hers.ask("friends:cancel", { username: ben.name });
    await hears(his, "friend-withdrew", anna);
    expect(his.events.filter(({ type }) => type === "friends:new-request")).toHaveLength(1);
  });
});

describe("is refused with a code:", () => {
  test("a request to nobody, to oneself, by a guest, by whom moderation has blocked, to who does not want to hear", async () => {
    const [anna, ben] = [await somebody(), await somebody()];
    const [hers, his] = [await home(anna), await home(ben)];
    const ask = (tab: Player, username: string) => tab.ask("friends:request", { username });
    expect(await ask(hers, "Niemand")).toMatchObject({ status: 404, error: "not_found" });
    expect(await ask(hers, anna.name)).toMatchObject({ status: 409, error: "yourself" });
    expect(await ask(hers, "")).toMatchObject({ status: 422 });
    expect(await hers.ask("friends:confirm", { username: ben.name })).toMatchObject({ error: "no_request" });
    const guest = await home(await aGuest());
    for (const type of ["friends:request", "friends:confirm", "friends:cancel", "user:mute", "user:unmute"])
      expect(await guest.ask(type, { username: ben.name })).toMatchObject({
        status: 403,
        error: "members_only",
      });

    await his.ask("user:mute", { username: anna.name });
    expect(await ask(hers, ben.name)).toMatchObject({ status: 403, error: "not_wanted" });
    await his.ask("user:unmute", { username: anna.name });
    await db
      .update(users)
      .set({ blockedUntil: Date.now() + 60_000 })
      .where(eq(users.id, anna.id));
    expect(await ask(hers, ben.name)).toMatchObject({ status: 403, error: "blocked" });
  });

  test("a request to somebody whom very many have asked, unless that one has asked oneself", async () => {
    const [anna, ben, cleo] = [await somebody(), await somebody(), await somebody()];
    const others = Array.from({ length: limits.openFriendRequests - 1 }, (_, n) => 700_000 + n);
    const hash = { passwordHash: "", registeredAt: 1, activatedAt: 1 };
    await db.insert(users).values(
      others.map((id) => {
        const name = `many${id}`;
        const unique = { usernameLower: name, usernameSkeleton: name, email: name, emailLower: name };
        return { id, username: name, ...unique, ...hash };
      }),
    );
    const open = others.map((id) => ({ lowId: ben.id, highId: id, pendingId: ben.id, since: 1 }));
    await db.insert(friendships).values(open);
    const [hers, his, cleos] = [await home(anna), await home(ben), await home(cleo)];
    expectDone(await hers.ask("friends:request", { username: ben.name }));
    expect(await cleos.ask("friends:request", { username: ben.name })).toMatchObject({ error: "too_many" });
    expectDone(await his.ask("friends:request", { username: cleo.name }));
    expectDone(await cleos.ask("friends:confirm", { username: ben.name }));
  });

  test("more requests in a minute than anybody needs", async () => {
    const tab = await home(await somebody());
    for (let n = 0; n < limits.friendRequestsPerPeriod; n++)
      expect(await tab.ask("friends:request", { username: "Niemand" })).toMatchObject({ status: 404 });
    expect(await tab.ask("friends:request", { username: "Niemand" })).toMatchObject({
      status: 429,
      error: "too_many",
    });
  });
});

test("who mutes and unmutes without end is told to wait", async () => {
  const [anna, ben] = [await somebody(), await somebody()];
  const tab = await home(anna);
  const codes: (string | undefined)[] = [];
  for (let n = 0; n <= limits.relationChangesPerPeriod; n++) {
    const { error } = await tab.ask(n % 2 === 0 ? "user:mute" : "user:unmute", { username: ben.name });
    codes.push(error);
  }
  expect(codes.indexOf("too_many")).toBe(limits.relationChangesPerPeriod);
});

test("the copy of friends and mutes is stored as it is, and only where it has changed", async () => {
  const anna = await somebody();
  await roomOf(anna).issueTicket(anna);
  const since = 1;
  const friends = [1, 2, 3].map(
    (userID) => ({ userID, username: `${userID}`, status: "done", since }) as const,
  );
  const mutes = [4, 5, 6].map((id) => ({ id, username: `${id}` }));
  const news = { key: "a", kind: "new-request", username: "3" } as const;
  const changes: [number, (people: ReturnType<KeptPeople["read"]>) => { state: typeof people }][] = [
    [7, (people) => tookOver(people, { friends, mutes }, [])],
    [0, (people) => tookOver(people, { friends, mutes }, [])],
    [1, (people) => friendMoved(people, 2, { isOnline: true, v: 1 })],
    [1, (people) => friendMoved(people, 2, { isOnline: false, v: 2 })],
    // The news, its key's index entry, and the table's last sequence.
    [3, (people) => reported(people, news)],
    [1, (people) => tookOver(people, { friends, mutes }, people.news)],
    // Whoever comes later in the list moves up.
    [5, (people) => tookOver(people, { friends: friends.slice(1), mutes: [mutes[0], mutes[2]] }, [])],
    [3, (people) => tookOver(people, { friends: [friends[2]], mutes: [mutes[0], mutes[2]] }, [])],
    [5, forgotten],
  ];
  await runInDurableObject(roomOf(anna), (room) => {
    let written = 0;
    const exec = (sql: string, ...values: SqlStorageValue[]) => {
      const cursor = sqlOf(room).exec(sql, ...values);
      written += cursor.rowsWritten;
      return cursor;
    };
    const kept = new KeptPeople({ exec } as SqlStorage);
    for (const [rows, change] of changes) {
      const before = kept.read();
      const { state } = change(before);
      written = 0;
      kept.write(before, state);
      expect(kept.read()).toEqual(state);
      expect(written).toBe(rows);
    }
  });
});

describe("friends", () => {
  test("see each other come and go; a page that is loaded anew is no going", async () => {
    const { anna, ben, hers, his } = await twoFriends();
    const before = hers.events.length;
    his.leave();
    const back = await home(ben);
    await hurry(ben, "gone" satisfies UserDue);
    await back.ask("user:catchUp", { v: 0 });
    expect(hers.events.slice(before).filter(({ data }) => isSeenAway(data, ben))).toEqual([]);
    back.leave();
    await expect.poll(() => isDue(ben, "gone" satisfies UserDue)).toBe(true);
    await hurry(ben, "gone" satisfies UserDue);
    await sees(hers, ben, { status: "done", isOnline: false });
    const again = await home(ben);
    await sees(hers, ben, { isOnline: true });
    await sees(again, anna, { isOnline: true });
  });

  test("are known after the rooms have slept", async () => {
    const { anna, ben, hers, his } = await twoFriends();
    for (const person of [anna, ben]) await evictDurableObject(roomOf(person), { webSockets: "hibernate" });
    await his.ask("friends:cancel", { username: anna.name });
    await hears(hers, "friend-cancelled", ben);
  });

  test("read a new name, and lose who is deleted without a word", async () => {
    const { anna, ben, hers, his } = await twoFriends();
    const renamed = { ...anna, name: `${anna.name}x`, nameVersion: 1 };
    await db.update(users).set({ username: renamed.name }).where(eq(users.id, anna.id));
    await roomOf(anna).renamed(renamed);
    await sees(his, renamed, { status: "done" });
    await deletePlayer(db, ben.id);
    await roomOf(anna).friendsChanged();
    await sees(hers, ben, null);
    expect(hers.events.filter(({ type }) => type === "friends:friend-cancelled")).toEqual([]);
  });

  test("of another are told, but not whom it has asked", async () => {
    const { anna, ben, hers } = await twoFriends();
    const [carl, dora] = [await somebody(), await somebody()];
    await hers.ask("friends:request", { username: carl.name });
    const asked = async (tab: Player) =>
      ((await tab.ask("friends:ofUser", { username: anna.name })).data as { friends: Friend[] }).friends.map(
        ({ username, status }) => [username, status],
      );
    const done = [ben.name, "done"];
    expect(await asked(hers)).toEqual([[carl.name, "to"], done]);
    expect(await asked(await home(dora))).toEqual([done]);
  });
});

test("who is muted is known to the room and in all tabs, its request goes without a word, until it is unmuted", async () => {
  const [anna, ben] = [await somebody(), await somebody()];
  const [hers, his, other] = [await home(anna), await home(ben), await home(ben)];
  await hers.ask("friends:request", { username: ben.name });
  await sees(his, anna, { status: "from" });
  await his.ask("user:mute", { username: anna.name });
  expect((await other.event("user:mutes")).data).toEqual({ mutes: [anna.name] });
  await sees(hers, ben, null);
  expect(hers.events.filter(({ type }) => type === "friends:friend-declined")).toEqual([]);
  expect(await roomOf(ben).hasMuted(anna)).toBe(true);
  expect(await roomOf(anna).hasMuted(ben)).toBe(false);
  await his.ask("user:unmute", { username: anna.name });
  expect((await other.event("user:mutes", 2)).data).toEqual({ mutes: [] });
  expect(await roomOf(ben).hasMuted(anna)).toBe(false);
});

test("what moderation tells somebody is told once, in all tabs, until it is read", async () => {
  const anna = await somebody();
  const warning = { id: "report 1", reason: "Please be kind." };
  for (let twice = 0; twice < 2; twice++) await roomOf(anna).warn(anna, warning);
  const [tab, other] = [await home(anna), await home(anna)];
  expect((await tab.event("user:snapshot")).data).toMatchObject({ warnings: [warning] });
  await tab.ask("user:warningRead", { id: warning.id });
  expect((await other.event("user:warnings")).data).toEqual({ warnings: [] });
  await roomOf(anna).warn(anna, warning);
  expect((await other.event("user:warnings", 2)).data).toEqual({ warnings: [] });
});

test("how moderation stands to somebody is known to all tabs, and to those that come later", async () => {
  const anna = await somebody();
  const tab = await home(anna);
  expect((await tab.event("user:snapshot")).data).toMatchObject({ moderationStatus: null });
  const moderator = { isAdmin: false, isModerator: true, blockedUntil: null };
  for (let twice = 0; twice < 2; twice++) await roomOf(anna).moderationStatusChanged(anna, moderator, []);
  expect((await tab.event("user:moderationStatus")).data).toEqual({ moderationStatus: moderator });
  expect((await (await home(anna)).event("user:snapshot")).data).toMatchObject({
    moderationStatus: moderator,
  });
  const blocked = { ...moderator, blockedUntil: Date.now() + 60_000 };
  await roomOf(anna).issueTicket(anna, "session", blocked);
  expect((await tab.event("user:moderationStatus", 2)).data).toEqual({ moderationStatus: blocked });
});

/** Whether somebody is told that this friend is offline. */
function isSeenAway(data: unknown, { name }: Identity): boolean {
  const { friends } = data as { friends?: Friend[] | null };
  return friends?.some(({ username, isOnline }) => username === name && isOnline === false) ?? false;
}

function isDue(person: Identity, name: string): Promise<boolean> {
  return runInDurableObject(
    roomOf(person),
    (_, { storage }) => storage.sql.exec("SELECT 1 FROM due WHERE name = ?", name).toArray().length > 0,
  );
}
