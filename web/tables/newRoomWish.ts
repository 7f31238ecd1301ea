import type { LobbyProtocol } from "#schema/protocol/lobby.ts";
import type { RequestData } from "#schema/protocol/protocol.ts";
import { deviceStorage } from "#web/ui/storage.ts";
import { type Clock, clockOf, clocksAt, moveTimeOf, paceOfClock } from "./moveTimes.ts";
import { firstWish, teamsOf, type Wish } from "./wish.ts";

/** The kind of waiting room that a player wants to open. */
export interface NewRoomWish extends Pick<Wish, "seats" | "teams" | "deck"> {
  /** The time for a move. */
  clock: Clock;
  access: "public" | "private";
  membersOnly: boolean;
  /** Whether the game counts for ratings, if it can. */
  rated: boolean;
  /** The length of the series, if there are opponents. */
  series: "1" | "3" | "5";
}

type NewGame = RequestData<LobbyProtocol, "waiting:createGame">;

const { seats, teams, deck } = firstWish;
export const firstNewRoom: NewRoomWish = {
  seats,
  teams,
  deck,
  clock: "none",
  access: "public",
  membersOnly: false,
  rated: true,
  series: "1",
};

/** The request to the lobby for this room. */
export function newGameOf({
  seats,
  teams,
  deck,
  clock,
  access,
  membersOnly,
  rated,
  series,
}: NewRoomWish): NewGame {
  return {
    nPlayers: Number(seats),
    nTeams: Number(teams[2]),
    meister: deck === "m",
    private: access === "private",
    // Guests can't play turn by turn: they would not be found again.
    membersOnly: membersOnly || isForMembers(clock),
    rated,
    moveTimeMs: moveTimeOf(clock),
    // A series is played in one go.
    bestOf: teams.endsWith("1") || isForMembers(clock) ? 1 : Number(series),
  } as NewGame;
}

/** Whether only users with an account can play at this pace. */
export function isForMembers(clock: Clock): boolean {
  return paceOfClock(clock) === "turnBased";
}

/** The same the other way round. */
export function wishOf(game: NewGame): NewRoomWish {
  const { nPlayers, nTeams, meister, private: isPrivate, membersOnly, rated, moveTimeMs, bestOf } = game;
  return {
    seats: String(nPlayers) as NewRoomWish["seats"],
    teams: `${nPlayers}x${nTeams}` as NewRoomWish["teams"],
    deck: meister ? "m" : "n",
    clock: clockOf(moveTimeMs),
    access: isPrivate ? "private" : "public",
    membersOnly,
    rated: rated ?? true,
    series: String(bestOf ?? 1) as NewRoomWish["series"],
  };
}

const storageKey = "TacNewRoom";

export function storeNewRoom(wish: NewRoomWish): void {
  deviceStorage.setItem(storageKey, JSON.stringify(wish));
}

export function storedNewRoom(): NewRoomWish {
  return readNewRoom(deviceStorage.getItem(storageKey));
}

const known: { [Name in keyof NewRoomWish]: readonly NewRoomWish[Name][] } = {
  seats: ["4", "6"],
  teams: [...teamsOf[4], ...teamsOf[6]],
  deck: ["m", "n"],
  clock: [...clocksAt.live, ...clocksAt.turnBased],
  access: ["public", "private"],
  membersOnly: [true, false],
  rated: [true, false],
  series: ["1", "3", "5"],
};

/** The stored choice; the default if nothing that can be opened is stored. */
export function readNewRoom(stored: string | null): NewRoomWish {
  try {
    const wish: NewRoomWish = { ...firstNewRoom, ...JSON.parse(stored ?? "{}") };
    const names = Object.keys(known) as (keyof NewRoomWish)[];
    const isKnown = names.every((name) => (known[name] as readonly unknown[]).includes(wish[name]));
    return isKnown && wish.teams.startsWith(wish.seats) ? wish : firstNewRoom;
  } catch {
    return firstNewRoom;
  }
}
