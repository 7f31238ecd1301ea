import type { GuestSessionAnswer } from "#schema/api/sessions.ts";
import type { NewWaitingGame } from "#schema/protocol/waitingGame.ts";
import { call } from "./calling.ts";
import { type Member, type Members, signUp } from "./joining.ts";
import { Line } from "./line.ts";
import type { Places } from "./pages.ts";

/**
 * Waiting rooms with their hosts: an account opened the one with a free slot, a guest the full one; and the first game
 * of a series.
 */
export type Hosts = {
  host: Member;
  guestHost: GuestSessionAnswer;
  rooms: Pick<Places, "openRoom" | "fullRoom" | "privateRoom" | "seriesGame">;
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
export async function openRooms(url: string, members: Members): Promise<Hosts> {
  for (const name of ["Sophie", "Jonas"]) await signUp(url, name);
  const [host, friend] = [await members.called("Sophie"), await members.called("Jonas")];
  const open = await openRoom(url, host.token, forFour);
  await sitDown(url, open.waitingID, friend.token);
  await open.line.ask("waiting:addBot", { slot: 2, level: "solid" });

  const [guestHost, another] = [await aGuest(url), await aGuest(url)];
  const full = await openRoom(url, guestHost.token, forSix);
  for (const slot of [1, 2, 3, 4, 5]) await full.line.ask("waiting:addBot", { slot, level: "solid" });

  const closed = await openRoom(url, another.token, { ...forFour, private: true });
  const rooms = {
    openRoom: open.waitingID,
    fullRoom: full.waitingID,
    privateRoom: closed.waitingID,
    seriesGame: await beginSeries(url),
  };
  return { host, guestHost, rooms };
}

/** Two guests with bots begin the best of three games. @returns the number of the first one */
async function beginSeries(url: string): Promise<number> {
  const [one, other] = [await aGuest(url), await aGuest(url)];
  const { waitingID, line } = await openRoom(url, one.token, { ...forFour, bestOf: 3 });
  const otherLine = await sitDown(url, waitingID, other.token);
  for (const slot of [2, 3]) await line.ask("waiting:addBot", { slot, level: "solid" });
  for (const each of [line, otherLine]) await each.ask("waiting:readyPlayer", { isReady: true });
  const { gameID } = await line.event<{ gameID: number }>("waiting:startGame");
  return gameID;
}

async function openRoom(url: string, token: string, wish: NewWaitingGame) {
  const lobby = await Line.open(url, "lobby", "main", token);
  const { waitingID } = await lobby.ask<{ waitingID: string }>("waiting:createGame", wish);
  lobby.close();
  return { waitingID, line: await Line.open(url, "waiting", waitingID, token) };
}

async function sitDown(url: string, waitingID: string, token: string): Promise<Line> {
  const line = await Line.open(url, "waiting", waitingID, token);
  await line.ask("waiting:joinGame", {});
  return line;
}

function aGuest(url: string): Promise<GuestSessionAnswer> {
  return call<GuestSessionAnswer>(url, "guestSession");
}
