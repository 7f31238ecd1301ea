import type { CreateGameAnswer } from "#schema/api/games.ts";
import type { GuestSessionAnswer } from "#schema/api/sessions.ts";
import { call } from "../visitors/calling.ts";
import { Line } from "../visitors/line.ts";

/** A running game, and the tokens of its people by seat; they have the first seats. */
export type SeatedGame = { gameID: number; tokens: string[] };

const table = {
  nPlayers: 4,
  nTeams: 2,
  meister: false,
  private: true,
  membersOnly: false,
  rated: true,
  moveTimeMs: null,
} as const;

/** Four new guests of the site at `url`, for a table. */
export function fourGuests(url: string): Promise<GuestSessionAnswer[]> {
  return Promise.all(
    Array.from({ length: table.nPlayers }, () => call<GuestSessionAnswer>(url, "guestSession")),
  );
}

/** Four guests, new ones unless they are named, meet in a waiting room of the site at `url` and begin a game. */
export async function seatFour(
  url: string,
  known?: readonly Pick<GuestSessionAnswer, "token">[],
): Promise<SeatedGame> {
  const guests = known ?? (await fourGuests(url));
  const lobby = await Line.open(url, "lobby", "main", guests[0].token);
  const { waitingID } = await lobby.ask<{ waitingID: string }>("waiting:createGame", table);
  lobby.close();
  const members = await Promise.all(guests.map(({ token }) => Line.open(url, "waiting", waitingID, token)));
  for (const member of members.slice(1)) await member.ask("waiting:joinGame", {});
  for (const member of members) await member.ask("waiting:readyPlayer", { isReady: true });
  const tokens: string[] = [];
  let gameID = 0;
  for (const [at, member] of members.entries()) {
    const begun = await member.event<{ gameID: number; seat: number }>("waiting:startGame");
    gameID = begun.gameID;
    tokens[begun.seat] = guests[at].token;
    member.close();
  }
  return { gameID, tokens };
}

/** A guest begins a game of six with bots of level 4 on all other seats. */
export async function seatWithMasters(url: string): Promise<SeatedGame> {
  const { token } = await call<GuestSessionAnswer>(url, "guestSession");
  const game = { variant: "6x3m", level: "master" };
  const { gameID } = await call<CreateGameAnswer>(url, "createGame", game, token);
  return { gameID, tokens: [token] };
}
