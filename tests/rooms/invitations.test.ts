import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import { newWaitingID } from "#party/waiting/newWaitingID.ts";
import { limits } from "#schema/limits.ts";
import type { Friend } from "#schema/protocol/friends.ts";
import type { Invitation } from "#schema/protocol/user.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { Identity } from "#schema/rooms.ts";
import { confirmFriend, requestFriend } from "#store/friends.ts";
import { db } from "./database.ts";
import { env } from "./env.ts";
import type { Player } from "./player.ts";
import {
  aGuest,
  enter,
  expectDone,
  joinAs,
  openWaiting,
  roomWhere,
  type WaitingTable,
} from "./waitingTable.ts";
import { home, somebody } from "./writing.ts";

const blocked = { isAdmin: false, isModerator: false, blockedUntil: Date.now() + 3_600_000 };

/** The open invitations as a tab last received them. */
function invitationsOn({ events }: Player): Invitation[] | undefined {
  const told = events.findLast(({ type }) => type === "user:snapshot" || type === "user:invitations");
  return (told?.data as { invitations: Invitation[] } | undefined)?.invitations;
}

/** Waits until a tab shows invitations from exactly these players. */
const showsFrom = (tab: Player, ...names: string[]) =>
  tab.until(() => {
    const shown = invitationsOn(tab);
    return shown !== undefined && String(shown.map(({ username }) => username)) === String(names) && shown;
  });

const invite = (tab: Player, { name }: Identity) => tab.ask("user:invite", { username: name });

/** Makes two users friends in libSQL. */
async function befriend({ id: from }: Identity, { id: to }: Identity): Promise<void> {
  await requestFriend(db, { from, to }, Date.now());
  await confirmFriend(db, { by: to, from }, Date.now());
}

/** A tab of a person that has received its friends and its waiting room. */
async function atHome(person: Identity, friends: number, waitingID?: string): Promise<Player> {
  const tab = await home(person);
  await tab.until(({ events }) =>
    events.some(({ data }) => {
      const known = (data as { friends?: Friend[] | null }).friends;
      return known?.filter(({ status }) => status === "done").length === friends;
    }),
  );
  await tab.until(
    ({ events }) =>
      waitingID === undefined ||
      events.some(({ data }) => (data as { waitingID?: string | null }).waitingID === waitingID),
  );
  return tab;
}

/** Anna sits in a waiting room, and Ben is her friend; both are in their own rooms. */
async function twoFriends() {
  const [anna, ben] = [await somebody("Ein"), await somebody("Gas")];
  await befriend(anna, ben);
  const table = await openWaiting({ private: true }, anna);
  const seat = await enter(table, anna);
  const hers = await atHome(anna, 1, table.waitingID);
  return { anna, ben, table, seat, hers, his: await atHome(ben, 1) };
}

/** Leaves the waiting room. */
const leave = async (seat: Player) => expectDone(await seat.ask("waiting:removePlayer", {}));

test("a friend is invited, in all tabs, also in one that comes later, and joins", async () => {
  const { anna, ben, table, hers, his } = await twoFriends();
  const phone = await home(ben);
  expectDone(await invite(hers, ben));
  const [{ waitingID }] = await showsFrom(his, anna.name);
  expect(waitingID).toBe(table.waitingID);
  await showsFrom(phone, anna.name);
  await evictDurableObject(env.User.getByName(userRoomName(ben)), { webSockets: "hibernate" });
  const later = await home(ben);
  await showsFrom(later, anna.name);

  const { player } = await joinAs(table, ben);
  await roomWhere(player, ({ you }) => you === 1);
  for (const tab of [his, phone, later]) await showsFrom(tab);
  expect(await invite(hers, ben)).toMatchObject({ status: 409, error: "already_here" });
});

test("an invitation ends when who sent it leaves, and with the room", async () => {
  const { anna, ben, hers, his, seat } = await twoFriends();
  expectDone(await invite(hers, ben));
  await showsFrom(his, anna.name);
  await leave(seat);
  await showsFrom(his);
  await hers.until(({ events }) => {
    const told = events.findLast(({ type }) => type === "user:waiting")?.data;
    return (told as { waitingID: string | null } | undefined)?.waitingID === null;
  });
  expect(await invite(hers, ben)).toMatchObject({ status: 409, error: "not_waiting" });
});

test("who is invited stands in all tabs of who invites, who can take it back", async () => {
  const { anna, ben, hers, his } = await twoFriends();
  const invited = ({ events }: Player) =>
    events.flatMap(({ data }) => (data as { invited?: string[] }).invited?.join() ?? []).at(-1);
  expectDone(await invite(hers, ben));
  await hers.until((tab) => invited(tab) === ben.name);
  const later = await home(anna);
  await later.until((tab) => invited(tab) === ben.name);
  await showsFrom(his, anna.name);
  expectDone(await later.ask("user:withdrawInvitation", { username: ben.name }));
  await showsFrom(his);
  for (const tab of [hers, later]) await tab.until((one) => invited(one) === "");
});

test("what was declined is shown in no tab any more", async () => {
  const { anna, ben, table, hers, his } = await twoFriends();
  const phone = await home(ben);
  expectDone(await invite(hers, ben));
  for (const tab of [his, phone]) await showsFrom(tab, anna.name);
  expectDone(await his.ask("user:declineInvitation", { waitingID: table.waitingID }));
  for (const tab of [his, phone]) await showsFrom(tab);
  // Without an invitation there is nothing to answer.
  expectDone(await his.ask("user:declineInvitation", { waitingID: newWaitingID() }));
});

test("who is muted invites nobody, and what was sent before is not shown any more", async () => {
  const { anna, ben, hers, his } = await twoFriends();
  expectDone(await invite(hers, ben));
  await showsFrom(his, anna.name);
  expectDone(await his.ask("user:mute", { username: anna.name }));
  await showsFrom(his);
  expect(await invite(hers, ben)).toMatchObject({ status: 403, error: "not_wanted" });
});

test("only friends are invited, by users who sit in a waiting room with a free slot", async () => {
  const { anna, ben, table, hers, his } = await twoFriends();
  expect(await invite(hers, await somebody("Fre"))).toMatchObject({ status: 403, error: "not_friends" });
  expect((await hers.ask("user:invite", { username: "Niemand" })).error).toBe("not_friends");
  expect((await invite(hers, anna)).error).toBe("not_friends");
  expect(await invite(his, anna)).toMatchObject({ status: 409, error: "not_waiting" });
  expect((await invite(await home(await aGuest()), ben)).error).toBe("members_only");
  expect((await invite(await home(anna, blocked), ben)).error).toBe("blocked");
  for (const data of [
    {},
    { username: "" },
    { username: 7 },
    { username: ben.name, waitingID: table.waitingID },
  ])
    expect((await hers.ask("user:invite", data)).error).toBe("invalid_data");
  expect((await hers.ask("user:declineInvitation", { waitingID: "elsewhere" })).error).toBe("invalid_data");
  await fill(table);
  expect(await invite(hers, ben)).toMatchObject({ status: 409, error: "full" });
  expect(invitationsOn(his)).toEqual([]);
});

/** Lets others take the free slots. */
async function fill(table: WaitingTable): Promise<void> {
  for (let slot = 1; slot < 4; slot++) await joinAs(table);
}

test("who was sent away is not invited until let in again", async () => {
  const { ben, table, seat, hers } = await twoFriends();
  await joinAs(table, ben);
  expectDone(await seat.ask("waiting:removePlayer", { slot: 1, name: ben.name }));
  expect(await invite(hers, ben)).toMatchObject({ status: 403, error: "not_let_in" });
  expectDone(await seat.ask("waiting:letIn", { name: ben.name }));
  expectDone(await invite(hers, ben));
});

test("nobody invites on and on", async () => {
  const { ben, hers } = await twoFriends();
  for (let sent = 0; sent < limits.invitationsPerPeriod; sent++) expectDone(await invite(hers, ben));
  expect(await invite(hers, ben)).toMatchObject({ status: 429, error: "too_many" });
});

test("an invitation says the name that its sender goes by, and is forgotten with an account", async () => {
  const { anna, ben, hers, his } = await twoFriends();
  expectDone(await invite(hers, ben));
  await showsFrom(his, anna.name);
  const name = "Annaneu";
  await env.User.getByName(userRoomName(anna)).renamed({ ...anna, name, nameVersion: 1 });
  await showsFrom(his, name);
  await env.User.getByName(userRoomName(anna)).end(anna);
  await showsFrom(his);
});
