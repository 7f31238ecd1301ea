import { expect, test } from "vitest";
import { keyOf, pushLaneOf } from "./rules.ts";

const waitingID = "a".repeat(22);

test("however many ask or invite somebody, a turn or a game that begins is pushed past them", () => {
  const asked = [
    keyOf({ kind: "friendRequest", userID: 1, username: "Anna" }),
    keyOf({ kind: "friendRequest", userID: 2, username: "Ben" }),
    keyOf({ kind: "invitation", waitingID, username: "Anna" }),
    "tournament 7 notice 3 invited user 9",
    "tournament 8 notice 1 invited user 9",
  ];
  expect(new Set(asked.map(pushLaneOf)).size).toBe(1);
  const awaited = [
    keyOf({ kind: "yourTurn", gameID: 1 }),
    keyOf({ kind: "yourTurn", gameID: 2 }),
    keyOf({ kind: "roomFull", waitingID }),
    "tournament 7 notice 4 gameStarted user 9",
  ];
  expect(new Set([...asked, ...awaited].map(pushLaneOf)).size).toBe(1 + awaited.length);
});
