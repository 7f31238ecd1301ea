import { expect, test } from "vitest";
import type { UserRoomState } from "#web/net/user/userRoom.ts";
import { runningGamesOf } from "./runningGames.ts";

const day = 24 * 3_600_000;
type TurnBased = UserRoomState["turnBased"][number];
type Running = NonNullable<UserRoomState["games"]>["runningGames"][number];

function turnBased(gameID: number, until: number | null): TurnBased {
  const since = until === null ? null : until - day;
  return {
    gameID,
    created: gameID,
    moveTimeMs: day,
    since,
    until,
    players: [],
    variant: "4x2m",
  } as unknown as TurnBased;
}

function running(id: number, moveTimeMs: number | null): Running {
  return { id, created: id, seat: 0, players: [], variant: "4x2m", moveTimeMs };
}

test("what waits for the user comes first, then what is played in one go, then what waits for others, each once", () => {
  const games = { runningGames: [running(4, null), running(3, day), running(1, day), running(5, 30_000)] };
  const own = { games, turnBased: [turnBased(1, null), turnBased(2, 5 * day), turnBased(3, 3 * day)] };
  const listed = runningGamesOf(own as unknown as UserRoomState);
  expect(listed.map(({ gameID }) => gameID)).toEqual([3, 2, 4, 5, 1]);
  expect(listed.map(({ until }) => until)).toEqual([3 * day, 5 * day, null, null, null]);
});

test("there is nothing to list before the games are known", () => {
  expect(runningGamesOf({ games: null, turnBased: [] })).toEqual([]);
});
