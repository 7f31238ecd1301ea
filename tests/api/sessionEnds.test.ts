import { beforeAll, describe, it } from "vitest";
import type { DevicesAnswer } from "#schema/api/devices.ts";
import type { PartyName } from "#schema/api/sockets.ts";
import type { closeCodes } from "#schema/protocol/close.ts";
import { gameChannel, waitingChannel } from "#schema/roomNames.ts";
import { isFull } from "#tests/chance.ts";
import { aMember, goodPassword, resetTokenIn, signIn } from "#tests/support/accounts.ts";
import { beGuest, beginGame, call } from "#tests/support/api.ts";
import { invitationTo, RoomSocket } from "#tests/support/roomSocket.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, deleteAccount } from "#tests/support/users.ts";
import { aWaitingRoom } from "#tests/support/waitingRooms.ts";

const site = withSharedSite();

type Room = { what: string; party: PartyName; room: string };
/** A user with a session that ends (`ends`) and, unless the user is a guest, one that may stay. */
type Somebody = { name: string; ends: string; stays?: string; id: number };

const newPassword = "sieben Murmeln";

/** A way in which a session ends, whether the user's other session stays, and whether it is tried in every kind of room. */
type Way = { end(who: Somebody): Promise<{ status: number }>; isOtherKept: boolean; isEverywhere?: boolean };

const ways: Record<string, Way> = {
  "it signs out": {
    end: ({ ends }) => call(site.url, "logout", { token: ends }),
    isOtherKept: true,
    isEverywhere: true,
  },
  "another session sets a new password": {
    end: ({ stays }) =>
      call(site.url, "changePassword", {
        token: stays,
        body: { password: newPassword, password_old: goodPassword },
      }),
    isOtherKept: true,
  },
  "another session signs out its device": {
    end: async ({ stays }) => {
      const { body } = await call<DevicesAnswer>(site.url, "devices", { method: "GET", token: stays });
      const other = body.find(({ isThis }) => !isThis);
      return call(site.url, `devices/${other?.id}`, { method: "DELETE", token: stays });
    },
    isOtherKept: true,
  },
  "another session signs out everywhere else": {
    end: ({ stays }) => call(site.url, "devices", { method: "DELETE", token: stays }),
    isOtherKept: true,
  },
  "a link of a mail sets a new password": {
    end: async ({ name }) => {
      await call(site.url, "requestPasswordReset", { body: { username: name } });
      const token = await resetTokenIn(site.url, `${name}@example.org`);
      return call(site.url, "applyPasswordReset", { body: { token, password: newPassword } });
    },
    isOtherKept: false,
  },
  "the account is deleted": {
    end: ({ stays }) => deleteAccount(site.url, String(stays), goodPassword),
    isOtherKept: false,
    isEverywhere: true,
  },
};

async function aChat(token: string, userids: number[], title: string | null): Promise<string> {
  const home = await RoomSocket.enter(site.url, "user", "me", token);
  const { data } = await home.ask("chat:startChat", { userids, title });
  home.close();
  return (data as { chatid: string }).chatid;
}

/** Another user, with a game and a waiting room, who writes to everybody. */
let host: { id: number; token: string; game: number; waiting: string; third: number };
beforeAll(async () => {
  const id = await aMember(site.db, "Host");
  const token = await aSessionOf(site.db, id);
  const [game, waiting] = await Promise.all([beginGame(site.url, token), aWaitingRoom(site.url, token)]);
  // The waiting room stays while somebody sits in it.
  await RoomSocket.enter(site.url, "waiting", waiting, token);
  host = { id, token, game, waiting, third: await aMember(site.db, "Third") };
});

/** A private chat between the host and the user; the recipient sees it from its first message on. */
async function aPrivateChat(other: number): Promise<string> {
  const chat = await aChat(host.token, [other], null);
  const writer = await RoomSocket.enter(site.url, "chat", chat, host.token);
  await writer.ask("chat:sendMessage", { body: "Hello!" });
  writer.close();
  return chat;
}

/** One room of every kind that a user can be in. */
async function everyRoom(who: { token: string; id: number; isGuest: boolean }): Promise<Room[]> {
  const [own, seated] = await Promise.all([
    beginGame(site.url, who.token),
    aWaitingRoom(site.url, who.token),
  ]);
  const rooms: Room[] = [
    { what: "the lobby", party: "lobby", room: "main" },
    { what: "the own room", party: "user", room: "me" },
    { what: "the own game", party: "game", room: String(own) },
    { what: "another's game", party: "game", room: String(host.game) },
    { what: "the own game's channel", party: "channel", room: gameChannel(own) },
    { what: "the own waiting room", party: "waiting", room: seated },
    { what: "another's waiting room", party: "waiting", room: host.waiting },
    { what: "the own waiting room's channel", party: "channel", room: waitingChannel(seated) },
    { what: "the general channel", party: "channel", room: "general" },
    { what: "the news", party: "channel", room: "news" },
  ];
  if (who.isGuest) return rooms;
  const [chat, group] = await Promise.all([
    aPrivateChat(who.id),
    aChat(who.token, [host.id, host.third], "Dreierrunde"),
  ]);
  return [
    ...rooms,
    { what: "a private chat", party: "chat", room: chat },
    { what: "a group", party: "chat", room: group },
  ];
}

/**
 * A few of them. The person's own room closes the sockets everywhere, so whether a way to end a session reaches it shows
 * in these.
 */
async function someRooms(who: { token: string; id: number }): Promise<Room[]> {
  const [game, group] = [
    await beginGame(site.url, who.token),
    await aChat(who.token, [host.id, host.third], "Dreierrunde"),
  ];
  return [
    { what: "the lobby", party: "lobby", room: "main" },
    { what: "the own room", party: "user", room: "me" },
    { what: "the own game", party: "game", room: String(game) },
    { what: "the general channel", party: "channel", room: "general" },
    { what: "a group", party: "chat", room: group },
  ];
}

const enterAll = (rooms: readonly Room[], token: string) =>
  Promise.all(rooms.map(({ party, room }) => RoomSocket.enter(site.url, party, room, token)));

/** How the sockets end, by room name. */
async function endsOf(rooms: readonly Room[], sockets: readonly RoomSocket[]) {
  const ends = await Promise.all(sockets.map((socket) => socket.until(({ closed }) => closed)));
  return Object.fromEntries(rooms.map(({ what }, i) => [what, ends[i].reason]));
}

const all = (rooms: readonly Room[], reason: keyof typeof closeCodes) =>
  Object.fromEntries(rooms.map(({ what }) => [what, reason]));

describe.concurrent("every socket ends with its session, and every ticket is worth nothing, when", () => {
  it.for(Object.entries(ways).map(([title, way], number) => ({ title, ...way, number })))(
    "$title",
    async ({ end, isOtherKept, isEverywhere = isFull, number }, { expect }) => {
      const name = `Way${number}`;
      const id = await aMember(site.db, name);
      const [ends, stays] = [(await signIn(site.url, name)).token, (await signIn(site.url, name)).token];
      const who = { token: ends, id, isGuest: false };
      const rooms = await (isEverywhere ? everyRoom(who) : someRooms(who));
      const ending = await enterAll(rooms, ends);
      const others = rooms.filter(({ party }) => party === "lobby" || party === "game");
      const other = await enterAll(others, stays);
      const addresses = await Promise.all(
        rooms.map(({ party, room }) => invitationTo(site.url, party, room, ends)),
      );

      expect([200, 204]).toContain((await end({ name, ends, stays, id })).status);
      const heard = ending.map(({ events }) => events.length);
      const late = addresses.map((address) => new RoomSocket(address, site.url));
      const group = await RoomSocket.enter(site.url, "chat", rooms.at(-1)!.room, host.token);
      expect(await group.ask("chat:sendMessage", { body: "What goes on?" })).toMatchObject({ status: 200 });

      expect(await endsOf(rooms, ending)).toEqual(all(rooms, "logged_out"));
      // Some rooms no longer exist by then: those of a deleted user, and an empty waiting room.
      for (const reason of Object.values(await endsOf(rooms, late)))
        expect(["badTicket", "noRoom", ""]).toContain(reason);
      for (const { events } of late) expect(events).toEqual([]);
      if (isOtherKept) expect(other.map(({ closed }) => closed)).toEqual(others.map(() => undefined));
      else expect(await endsOf(others, other)).toEqual(all(others, "logged_out"));
      // Nobody received what was sent after the end.
      const texts = JSON.stringify(ending.map(({ events }, i) => events.slice(heard[i])));
      expect(texts).not.toContain("What goes on?");
      for (const socket of [group, ...other]) socket.close();
    },
  );

  it("a guest signs out", async ({ expect }) => {
    const { token, id } = await beGuest(site.url);
    const rooms = await everyRoom({ token, id, isGuest: true });
    const sockets = await enterAll(rooms, token);
    expect(await call(site.url, "logout", { token })).toMatchObject({ status: 204 });
    expect(await endsOf(rooms, sockets)).toEqual(all(rooms, "logged_out"));
  });

  it("a user signs out who has opened them as a guest", async ({ expect }) => {
    const guest = await beGuest(site.url);
    const rooms = await everyRoom({ ...guest, isGuest: true });
    const sockets = await enterAll(rooms, guest.token);
    await aMember(site.db, "Becoming");
    const { token } = await signIn(site.url, "Becoming", guest.token);
    expect(await call(site.url, "logout", { token })).toMatchObject({ status: 204 });
    // The members of the waiting room's channel changed when the guest became the user, so that socket has ended
    // before.
    const channel = "the own waiting room's channel";
    expect({ ...(await endsOf(rooms, sockets)), [channel]: "logged_out" }).toEqual(all(rooms, "logged_out"));
  });
});
