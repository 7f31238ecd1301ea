import { expect, test } from "vitest";
import { formatPlace, type GameEvent, type Move, parseMove, play } from "#rules/index.ts";
import { position } from "#rules/testSupport.ts";
import type { RecentMove } from "#web/net/game/gameRoom.ts";
import { hurtsSince } from "./hurts.ts";

/** What was done to seat 0, as `1 kicked 12`, by these moves; `~` marks one that autopilot made. */
function hurts(balls: string, hands: string[], ...moves: string[]): string[] {
  const state = position("4x2m", balls, hands);
  const recent = moves.map((text, i): RecentMove => {
    const happened: GameEvent[] = [];
    play(state, parseMove(text.replace("~", "")) as Move, happened);
    return { version: i + 1, happened, isAutopilot: text.startsWith("~") };
  });
  return hurtsSince(recent, 0).map(({ by, what, places }) =>
    [by, what, ...places.map(formatPlace)].join(" "),
  );
}

test("tells what others did to one's marbles since one's own card, of several sevenths too", () => {
  const hands = ["2,5", "7,9", "5,6", "T,6"];
  const cards = ["0 2 10-12", "1 7 8-13", "1 7 20-22", "2 5 30-35", "3 T 50-40"];
  expect(hurts("10,40/8,20/30/50", hands, ...cards)).toEqual(["1 kicked 12", "3 swapped 50 40"]);
});

test("is silent about others' marbles, and about two of one's own that swapped", () => {
  expect(hurts("10,40/8/15/50", ["2,5", "7,9", "5,6", "T,6"], "0 2 10-12", "1 7 8-11", "1 7 11-15")).toEqual([
    "1 kicked 12",
  ]);
  expect(hurts("10,40/-/-/50", ["2,5", "9,9", "5,6", "T,6"], "0 2 10-12", "1 discard 9")).toEqual([]);
  const swap = ["0 2 10-12", "1 discard 9", "2 discard 5", "3 T 12-40"];
  expect(hurts("10,40/-/-/50", ["2,5", "9,9", "5,6", "T,6"], ...swap)).toEqual([]);
});

test("leaves out what a Tac took back, and tells that it took back one's own card", () => {
  const kicked = ["0 2 10-12", "1 5 7-12"];
  expect(hurts("10/7/2/-", ["2,5", "5,9", "X,6", "2,6"], ...kicked)).toEqual(["1 kicked 12"]);
  expect(hurts("10/7/2/-", ["2,5", "5,9", "X,6", "2,6"], ...kicked, "2 X 2-7")).toEqual([]);
  const tac = ["0 2 10-12", "1 X 20-22"];
  expect(hurts("10/20/2/-", ["2,5", "X,9", "X,6", "2,6"], ...tac)).toEqual(["1 takenBack"]);
  expect(hurts("10/20/2/-", ["2,5", "X,9", "X,6", "2,6"], ...tac, "2 X 2-4")).toEqual([]);
});

test("counts from one's own card, not from one that autopilot laid for one, and says nothing without it", () => {
  const hands = ["2,3,6", "5,9,10", "6,6,6", "8,8,8"];
  const first = ["0 2 10-12", "1 5 7-12", "2 discard 6", "3 discard 8"];
  expect(hurts("10,20/7/-/-", hands, ...first, "~0 3 20-23", "1 9 12-21")).toEqual(["1 kicked 12"]);
  expect(hurts("10,20/7/-/-", hands, ...first, "0 3 20-23", "1 9 12-21")).toEqual([]);
  expect(hurts("10,20/7/-/-", hands, "~0 2 10-12", "1 5 7-12")).toEqual([]);
});
