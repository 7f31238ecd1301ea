import type { GuestSessionAnswer } from "#schema/api/sessions.ts";
import type { NewWaitingGame } from "#schema/protocol/waitingGame.ts";
import { call } from "./calling.ts";
import { type Member, signIn, signUp } from "./joining.ts";
import { Line } from "./line.ts";
import type { Places } from "./pages.ts";

/** Waiting rooms with their hosts: an account opened the one with a free slot, a guest the full one. */
export type Hosts = {
  host: Member;
  guestHost: GuestSessionAnswer;
  rooms: Pick<Places, "openRoom" | "fullRoom" | "privateRoom">;
};

const forFour: NewWaitingGame = {
  nPlayers: 4,
  nTeams: 2,
  meister: true,
  private: false,
  membersOnly: false,
  rated: true,
  moveTimeMs: 60_000,
};
const forSix: NewWaitingGame = { ...forFour, nPlayers: 6, nTeams: 3, meister: false, moveTimeMs: null };

/** Opens waiting rooms on the site at `url`. Their members stay as long as the site runs. */
export async function openRooms(url: string): Promise<Hosts> {
  for (const name of ["Sophie", "Jonas"]) await signUp(url, name);
  const [host, friend] = [await signIn(url, "Sophie"), await signIn(url, "Jonas")];
  const open = await openRoom(url, host.token, forFour);
  await sitDown(url, open.waitingID, friend.token);
  await open.line.ask("waiting:addBot", { slot: 2, level: "solid" });

  const [guestHost, another] = [await aGuest(url), await aGuest(url)];
  const full = await openRoom(url, guestHost.token, forSix);
  for (const slot of [1, 2, 3, 4, 5]) await full.line.ask("waiting:addBot", { slot, level: "solid" });

  const closed = await openRoom(url, another.token, { ...forFour, private: true });
  const rooms = { openRoom: open.waitingID, fullRoom: full.waitingID, privateRoom: closed.waitingID };
  return { host, guestHost, rooms };
}

async function openRoom(url: string, token: string, wish: NewWaitingGame) {
  const lobby = await Line.open(url, "lobby", "main", token);
  const { waitingID } = await lobby.ask<{ waitingID: string }>("waiting:createGame", wish);
  lobby.close();
  return { waitingID, line: await Line.open(url, "waiting", waitingID, token) };
}

async function sitDown(url: string, waitingID: string, token: string): Promise<void> {
  const line = await Line.open(url, "waiting", waitingID, token);
  await line.ask("waiting:joinGame", {});
}

function aGuest(url: string): Promise<GuestSessionAnswer> {
  return call<GuestSessionAnswer>(url, "guestSession");
}
