import { expect, test } from "vitest";
import { mostAwaited } from "./mostAwaited.ts";
import type { UserRoomState } from "./userRoom.ts";

const day = 24 * 3_600_000;
const person = (name: string) => ({ name, kind: "human" });
const bot = { name: "Bot 1", kind: "bot" };

type Own = Parameters<typeof mostAwaited>[0];

function own(running: object[], turnBased: object[] = []): Own {
  const games = { runningGames: running } as unknown as UserRoomState["games"];
  return { games, turnBased: turnBased as UserRoomState["turnBased"] };
}

const withBots = (id: number) => ({
  id,
  seat: 0,
  moveTimeMs: null,
  players: [person("Anna"), bot, bot, bot],
});
const match = {
  ...{ id: 7, seat: 1, moveTimeMs: 30_000 },
  players: [person("Ben"), person("Anna"), person("Cleo"), bot],
};
const turn = (gameID: number, until: number | null) => ({
  ...{ gameID, seat: 0, moveTimeMs: day, until, since: until && 1 },
  players: [person("Anna"), person("Dora")],
});

test("people who sit there now come before a deadline, the nearest deadline before bots", () => {
  const turns = [turn(3, 5 * day), turn(4, 2 * day), turn(5, null)];
  expect(mostAwaited(own([withBots(9), match], turns), 9)).toEqual({
    ...{ kind: "people", gameID: 7, mates: ["Ben", "Cleo"] },
  });
  expect(mostAwaited(own([withBots(9)], turns), 9)).toEqual({
    ...{ kind: "turn", gameID: 4, until: 2 * day, mates: ["Dora"] },
  });
  expect(mostAwaited(own([withBots(9), withBots(8)], [turn(5, null)]), 8)).toEqual({
    ...{ kind: "bots", gameID: 8, mates: [] },
  });
});

test("a game that was just begun here is known before the lists know it; one that waits for others does not wait for the user", () => {
  expect(mostAwaited(undefined, 12)).toEqual({ kind: "bots", gameID: 12, mates: [] });
  expect(mostAwaited(own([]), undefined)).toBeUndefined();
  expect(mostAwaited(own([], [turn(5, null)]), 5)).toBeUndefined();
});
