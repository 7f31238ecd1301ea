import { beforeAll, expect, it } from "vitest";
import type { PartyName } from "#schema/api/sockets.ts";
import { withKey } from "#schema/roomKeys.ts";
import type { TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { confirmFriend, requestFriend } from "#store/friends.ts";
import { addGame, finishGame } from "#store/games.ts";
import { mute } from "#store/mutes.ts";
import { beGuest, call } from "#tests/support/api.ts";
import { anOwnTable, aSeries } from "#tests/support/everyCall.ts";
import { anEnding, withBots } from "#tests/support/games.ts";
import { invitationTo, RoomSocket } from "#tests/support/roomSocket.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";
import { wishes } from "#tests/support/waitingRooms.ts";

/**
 * Who reads Petra's name where: every list, page, feed and calendar that names people, as everybody who could ask for it.
 * A place that names people gets a row here.
 */

const site = withSharedSite();

const viewers = [
  "nobody",
  "guest",
  "user",
  "friend",
  "muted",
  "blocked",
  "organizer",
  "moderator",
  "petra",
] as const;
type Viewer = (typeof viewers)[number];
const tokens = {} as Record<Viewer, string | undefined>;
const ids = {} as Record<Viewer, number>;

type Cup = { id: number; key: string; invitation: string };
let hidden: Cup;
let shown: Cup;
let waiting: string;
let chat: string;

beforeAll(async () => {
  const { db } = site;
  const names = { user: "Uwe", friend: "Frida", muted: "Murat", blocked: "Bertram" };
  const people = { ...names, organizer: "Olga", moderator: "Moritz", petra: "Petra" };
  for (const [viewer, name] of Object.entries(people) as [Viewer, string][]) {
    const more = viewer === "petra" ? { hidesSocials: true, hidesActivity: true } : {};
    ids[viewer] = await aUser(db, name, { ...more, isModerator: viewer === "moderator" });
    tokens[viewer] = await aSessionOf(db, ids[viewer]);
  }
  tokens.guest = (await beGuest(site.url)).token;
  await requestFriend(db, { from: ids.petra, to: ids.friend }, 5);
  await confirmFriend(db, { by: ids.friend, from: ids.petra }, 6);
  await mute(db, { userID: ids.petra, mutedID: ids.muted }, 6);
  const block = { token: tokens.moderator, body: { reason: "rude" } };
  expect(await call(site.url, "moderation/Bertram", block)).toMatchObject({ status: 204 });
  const report = { token: tokens.user, body: { username: "Petra", reason: "rude" } };
  expect(await call(site.url, "reportPlayer", report)).toMatchObject({ status: 204 });
  const table = { token: tokens.organizer, body: { ...anOwnTable, guests: ["Petra"] } };
  expect(await call(site.url, "tables", table)).toMatchObject({ status: 201 });
  const petra = { kind: "human", identity: { kind: "user", id: ids.petra, name: "Petra" } } as const;
  const game = {
    variant: "4x2m",
    createdAt: 2_000,
    seats: withBots(petra.identity),
    waitingID: null,
  } as const;
  await finishGame(db, anEnding(await addGame(db, game)));

  [hidden, shown] = [await aCup(false), await aCup(true)];
  const lobby = await RoomSocket.enter(site.url, "lobby", "main", tokens.petra as string);
  const opened = await lobby.ask("waiting:createGame", { ...wishes, private: true });
  waiting = (opened.data as { waitingID: string }).waitingID;
  lobby.close();
  await RoomSocket.enter(site.url, "waiting", waiting, tokens.petra as string);
  const home = await RoomSocket.enter(site.url, "user", "me", tokens.petra as string);
  const { data } = await home.ask("chat:startChat", { userids: [ids.friend], title: null });
  chat = (data as { chatid: string }).chatid;
  home.close();
});

/** Olga's private tournament, in which Petra plays and has written, with its key and its invitation. */
async function aCup(isShown: boolean): Promise<Cup> {
  const [leader, player] = [tokens.organizer as string, tokens.petra as string];
  const lobby = await RoomSocket.enter(site.url, "lobby", "main", leader);
  const form = { ...aSeries.form, nTeams: 2 };
  const wish = { title: "A cup for Petra", form, startsGames: "admin", repeats: null };
  const { id } = (await lobby.ask("tournament:private:create", wish)).data as { id: number };
  lobby.close();
  const desk = await RoomSocket.enter(site.url, "tournament", String(id), leader);
  const add = { usernameToAdd: "Petra", teamTitle: "Petra and friends" };
  expect(await desk.ask("tournament:private:planAddPlayer", add)).toMatchObject({ status: 200 });
  expect(await desk.ask("tournament:private:show", { isShown })).toMatchObject({ status: 200 });
  const { invitation } = (await desk.ask("tournament:private:getInvitation", {})).data as Cup;
  const { tournament } = (await desk.ask("tournament:private:get", {})).data as {
    tournament: TournamentSnapshot;
  };
  desk.close();
  const room = await RoomSocket.enter(site.url, "tournament", String(id), player);
  expect(await room.ask("tournament:private:acceptParticipation", {})).toMatchObject({ status: 200 });
  room.close();
  // The channel hears of its members and readers a moment later.
  await expect.poll(() => enter("channel", `t-${id}`, player)).toContain('"may":"write"');
  const talk = await RoomSocket.enter(site.url, "channel", `t-${id}`, player);
  await talk.ask("channel:sendMessage", { body: "Ich wohne in der Beispielstraße 1." });
  talk.close();
  return { id, key: tournament.key as string, invitation };
}

/** What a viewer gets of a room at once; "" if the room lets them not in. */
async function enter(party: PartyName, room: string, token: string | undefined): Promise<string> {
  const address = token
    ? await invitationTo(site.url, party, room, token)
    : `${site.url.replace(/^http/, "ws")}/parties/${party}/${room}`;
  if (address.endsWith("ticket=undefined")) return "";
  const socket = new RoomSocket(address, site.url);
  await socket.until(({ events, closed }) => events.length > 0 || closed);
  socket.close();
  return JSON.stringify(socket.events);
}

async function read(path: string, token: string | undefined): Promise<string> {
  return JSON.stringify((await call(site.url, path, { method: "GET", token })).body);
}

/** What the lobby tells of tournaments. */
async function table(token: string | undefined): Promise<string> {
  const address = `${site.url.replace(/^http/, "ws")}/parties/lobby/main`;
  const lobby = token
    ? await RoomSocket.enter(site.url, "lobby", "main", token)
    : new RoomSocket(address, site.url);
  await lobby.until(({ events }) => events.length > 0);
  const answer = await lobby.ask("tournament:loadTable", { first: 0, limit: 10, filter: null, span: "all" });
  lobby.close();
  return JSON.stringify(answer.data);
}

const itsPeople = ["organizer", "petra"] as const;

type Look = (token: string | undefined) => Promise<string>;
const places: [string, readonly Viewer[], Look, name?: string][] = [
  ["a private tournament", itsPeople, (token) => enter("tournament", `${hidden.id}`, token)],
  ["one with its key", itsPeople, (token) => enter("tournament", withKey(`${hidden.id}`, hidden.key), token)],
  [
    "one with its invitation",
    viewers,
    (token) => enter("tournament", withKey(`${hidden.id}`, hidden.invitation), token),
  ],
  ["one that is shown, by its number", itsPeople, (token) => enter("tournament", `${shown.id}`, token)],
  [
    "one that is shown, with its key",
    viewers,
    (token) => enter("tournament", withKey(`${shown.id}`, shown.key), token),
  ],
  ["its channel", itsPeople, (token) => enter("channel", `t-${hidden.id}`, token)],
  [
    "its channel with its key",
    itsPeople,
    (token) => enter("channel", withKey(`t-${hidden.id}`, hidden.key), token),
  ],
  [
    "its channel with its invitation",
    itsPeople,
    (token) => enter("channel", withKey(`t-${hidden.id}`, hidden.invitation), token),
  ],
  [
    "the channel of one that is shown, by its number",
    itsPeople,
    (token) => enter("channel", `t-${shown.id}`, token),
  ],
  [
    "the channel of one that is shown, with its key",
    viewers,
    (token) => enter("channel", withKey(`t-${shown.id}`, shown.key), token),
  ],
  ["its calendar", [], (token) => read(`tournamentCalendar?tournamentID=${shown.id}`, token)],
  ["the names of its teams", [], (token) => read(`generateTeamName?tournamentID=${shown.id}`, token)],
  ["the table of tournaments", itsPeople, table],
  ["the lobby", [], (token) => enter("lobby", "main", token)],
  ["a private waiting room by its name", viewers, (token) => enter("waiting", waiting, token)],
  [
    "its channel, whoever has the name",
    ["petra"],
    (token) => enter("channel", `w-${waiting}`, token),
    '"may":"write"',
  ],
  ["a private chat", ["friend", "petra"], (token) => enter("chat", chat, token)],
  ["somebody's own room", ["petra"], (token) => enter("user", `user-${ids.petra}`, token), '"v":'],
  ["the search for players", viewers, (token) => read("searchPlayers?searchString=petra", token)],
  ["a profile", viewers, (token) => read("profile/getPlayerStats?username=Petra", token)],
  [
    "the friends in a profile that hides them",
    ["petra"],
    (token) => read("profile/getPlayerFriends?username=Petra", token),
    "Frida",
  ],
  [
    "the games in a profile that hides them",
    ["petra"],
    (token) => read("profile/getPlayerGames?username=Petra", token),
    "4x2m",
  ],
  ["the reports", ["moderator"], (token) => read("moderation/reports", token)],
  ["the blocks", ["moderator"], (token) => read("moderation", token), "Bertram"],
  ["the moderation log", ["moderator"], (token) => read("moderation/log", token), "Bertram"],
  ["the own tables", ["organizer"], (token) => read("tables", token)],
  ["the own games", ["petra"], (token) => read("getOwnGames", token)],
  ["the own data", ["organizer", "friend", "petra"], (token) => read("myData", token)],
];

it.each(places)("%s is read by %j and nobody else", async (_, expected, look, name = "Petra") => {
  const seen = await Promise.all(
    viewers.map(async (viewer) => ((await look(tokens[viewer])).includes(name) ? viewer : [])),
  );
  expect(seen.flat()).toEqual(viewers.filter((viewer) => expected.includes(viewer)));
});
