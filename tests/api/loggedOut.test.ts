import { it } from "vitest";
import type { PartyName } from "#schema/api/sockets.ts";
import { closeCodes } from "#schema/protocol/close.ts";
import { aMember, goodPassword, signIn } from "#tests/support/accounts.ts";
import { beGuest, beginGame, call } from "#tests/support/api.ts";
import { addressOf, aTicket, invitationTo, RoomSocket } from "#tests/support/roomSocket.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { deleteAccount } from "#tests/support/users.ts";
import { createWaitingRoom } from "#tests/support/waitingRooms.ts";

const site = withSharedSite();

/** A user with a game and two sessions. */
async function atTwoPlaces(username: string) {
  await aMember(site.db, username);
  const [here, there] = [await signIn(site.url, username), await signIn(site.url, username)];
  return { here: here.token, there: there.token, gameID: await beginGame(site.url, here.token) };
}

it.concurrent("a new password closes the sockets of all other sessions, and their tickets are worth nothing", async ({
  expect,
}) => {
  const { here, there, gameID } = await atTwoPlaces("Anna");
  const mine = await RoomSocket.open(site.url, gameID, here);
  const other = await RoomSocket.open(site.url, gameID, there);
  const ticket = await aTicket(site.url, gameID, there);

  const body = { password: "sieben Murmeln", password_old: goodPassword };
  expect(await call(site.url, "changePassword", { token: here, body })).toMatchObject({ status: 200 });
  const late = new RoomSocket(addressOf(site.url, gameID, ticket), site.url);
  const ends = await Promise.all([other, late].map((socket) => socket.until(({ closed }) => closed)));
  expect(ends).toEqual([
    { code: closeCodes.logged_out, reason: "logged_out" },
    { code: closeCodes.badTicket, reason: "badTicket" },
  ]);

  // A ticket of the remaining session is still valid and its socket open: it receives an event when somebody joins.
  const again = await RoomSocket.open(site.url, gameID, here);
  expect([again.closed, mine.closed]).toEqual([undefined, undefined]);
  mine.close();
  again.close();
});

it.concurrent("signing out closes the sockets of this session, and takes its tickets", async ({ expect }) => {
  const { here, there, gameID } = await atTwoPlaces("Clara");
  const other = await RoomSocket.open(site.url, gameID, here);
  const mine = await RoomSocket.open(site.url, gameID, there);
  const ticket = await aTicket(site.url, gameID, there);
  expect(await call(site.url, "logout", { token: there })).toMatchObject({ status: 204 });
  const late = new RoomSocket(addressOf(site.url, gameID, ticket), site.url);
  const ends = await Promise.all([mine, late].map((socket) => socket.until(({ closed }) => closed)));
  expect(ends.map(({ code }) => code)).toEqual([closeCodes.logged_out, closeCodes.badTicket]);
  expect(other.closed).toBeUndefined();
  other.close();
});

it.concurrent("a guest who signs out leaves the table too", async ({ expect }) => {
  const { token } = await beGuest(site.url);
  const gameID = await beginGame(site.url, token);
  const mine = await RoomSocket.open(site.url, gameID, token);
  expect(await call(site.url, "logout", { token })).toMatchObject({ status: 204 });
  expect(await mine.until(({ closed }) => closed)).toMatchObject({ code: closeCodes.logged_out });
});

it.concurrent("a deleted account closes all of its sockets, and nothing that comes late brings the name back", async ({
  expect,
}) => {
  const { here: token, gameID } = await atTwoPlaces("Bertrud");
  const enter = (party: PartyName, room: string) => RoomSocket.enter(site.url, party, room, token);
  const [lobby, channel] = [await enter("lobby", "main"), await enter("channel", "general")];
  const sockets = [lobby, channel, await enter("user", "me"), await RoomSocket.open(site.url, gameID, token)];
  const room = await createWaitingRoom(lobby);
  const ticket = await invitationTo(site.url, "channel", "general", token);
  const write = (body: string) =>
    channel.send({ id: crypto.randomUUID(), type: "channel:sendMessage", data: { body } });
  const deletion = deleteAccount(site.url, token, goodPassword);
  write("on the way out");
  const body = { party: "channel", room: "general" };
  const meanwhile = call(site.url, "socketTicket", { token, body });
  expect(await deletion).toMatchObject({ status: 204 });
  write("too late");
  expect([200, 401, 404]).toContain((await meanwhile).status);

  const spectator = (await beGuest(site.url)).token;
  const seen = await RoomSocket.enter(site.url, "channel", "general", spectator);
  expect(JSON.stringify(seen.events)).not.toMatch(/Bertrud|too late/);
  seen.close();
  const knock = { token: spectator, body: { party: "waiting", room } };
  await expect.poll(async () => (await call(site.url, "socketTicket", knock)).status).toBe(404);
  const late = new RoomSocket(ticket, site.url);
  const ends = await Promise.all([late, ...sockets].map((socket) => socket.until(({ closed }) => closed)));
  expect(ends.map(({ code }) => code)).toEqual([
    closeCodes.badTicket,
    ...sockets.map(() => closeCodes.logged_out),
  ]);
});
