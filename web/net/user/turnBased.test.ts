import { expect, test } from "vitest";
import { awaitingGames, liveGamesOpen, nextGames, restingGames } from "./turnBased.ts";
import { type TurnBasedGame, type UserRoomState, userRoom } from "./userRoom.ts";

const hour = 3_600_000;

function aGame(gameID: number, until: number | null = null): TurnBasedGame {
  return {
    gameID: gameID as TurnBasedGame["gameID"],
    variant: "4x2m",
    created: gameID * hour,
    moveTimeMs: 24 * hour,
    seat: 0,
    players: [],
    since: until === null ? null : until - hour,
    until,
    missed: 0,
    isAutopilot: false,
  };
}
const idsOf = (games: readonly TurnBasedGame[]) => games.map(({ gameID }) => gameID);

const games = [aGame(1), aGame(2, 9 * hour), aGame(3, 5 * hour), aGame(4), aGame(5, 5 * hour)];

test("what waits for the user comes by its deadline, and what waits for others newest first", () => {
  expect(idsOf(awaitingGames(games))).toEqual([3, 5, 2]);
  expect(idsOf(restingGames(games))).toEqual([4, 1]);
});

test("the next game is another one than the one on the screen", () => {
  expect(idsOf(nextGames(games, 3))).toEqual([5, 2]);
  expect(idsOf(nextGames(games, 4))).toEqual([3, 5, 2]);
  expect(nextGames([aGame(7, hour)], 7)).toEqual([]);
});

test("games of a person are changed one by one", () => {
  const before = { turnBased: games } as unknown as UserRoomState;
  const changed = [aGame(3), aGame(6, hour)];
  const data = { changed, gone: [aGame(1).gameID] };
  const after = userRoom.reduce(before, { v: 2, type: "games:turnBased", data });
  expect(idsOf(awaitingGames(after?.turnBased ?? []))).toEqual([6, 5, 2]);
  expect(idsOf(restingGames(after?.turnBased ?? []))).toEqual([4, 3]);
});

test("a vacation is known as soon as the room says so", () => {
  const data = { from: 1, until: 2, daysLeft: 7 };
  expect(userRoom.reduce({} as UserRoomState, { v: 2, type: "user:vacation", data })?.vacation).toEqual(data);
});

test("turn-based games are not among those that people wait in at this moment", () => {
  expect(liveGamesOpen({ games: { open: 6 }, turnBased: games } as unknown as UserRoomState)).toBe(1);
  expect(liveGamesOpen(undefined)).toBe(0);
});
