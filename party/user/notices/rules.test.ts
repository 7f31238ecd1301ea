import { expect, test } from "vitest";
import type { Notice } from "#schema/notice.ts";
import { keyOf, pushLaneOf, ruleOf } from "./rules.ts";

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

const about = { kind: "tournament", tournamentID: 1, type: "public", title: "Pokal" } as const;

test("what still matters after quiet hours is told then, and what can't wait is not", () => {
  const lasting: Notice[] = [
    { kind: "message", chatID: "c", names: ["Anna"], group: null },
    { kind: "friendRequest", userID: 1, username: "Anna" },
    { ...about, what: "invited", registerTeam: "Kugeln" },
  ];
  const urgent: Notice[] = [
    { kind: "yourTurn", gameID: 1 },
    { kind: "roomFull", waitingID },
    { kind: "invitation", waitingID, username: "Anna" },
    { kind: "tableFound", callID: 1 },
    { kind: "askedAlong", username: "Anna" },
    { ...about, what: "decisionNeeded", matchID: "0-0" },
    { ...about, what: "roundSoon", round: 0 },
    { ...about, what: "gameStarted", gameID: 1 },
  ];
  const rulesOf = (notices: readonly Notice[]) =>
    notices.map(ruleOf).map(({ isUrgent, outlastsQuietHours }) => ({ isUrgent, outlastsQuietHours }));
  expect(rulesOf(lasting)).toEqual(lasting.map(() => ({ isUrgent: false, outlastsQuietHours: true })));
  expect(rulesOf(urgent)).toEqual(urgent.map(() => ({ isUrgent: true, outlastsQuietHours: false })));
});
