import { describe, expect, test } from "vitest";
import { variantOf } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import type { OpenGame, SeatOwner } from "#schema/rooms.ts";
import { askedOf, circleOf, endingInfo, newEnding, seatsOf, sidesAfter } from "./ending.ts";
import { replayLog } from "./position.ts";
import { aBeginning } from "./testSupport.ts";

const bot: SeatOwner = { kind: "bot", level: "solid", name: "bot" };
const people = (seats: number): SeatOwner[] =>
  Array.from({ length: seats }, (_, id) => ({ kind: "human", identity: { kind: "guest", id, name: "" } }));

/** A table in its second deal, with everybody there. */
function aTable({
  variant = "4x2m" as OpenGame["variant"],
  owners = people(Number(variant[0])),
  absent = [] as readonly number[],
  deal = 1,
  isRunning = true,
  isMatch = false,
} = {}) {
  const position = replayLog(aBeginning({ variant, seats: owners }), []);
  position.state.table.deal = deal;
  return {
    position,
    owners,
    isRunning,
    isMatch,
    mayReplace: !isMatch,
    moveTimeMs: null,
    absent: new Map(absent.map((seat) => [seat, 0])),
    autopilots: new Set<number>(),
    offer: undefined,
    breaks: new Map(),
    botMoveAt: 0,
  };
}

const resign = { how: "resign", by: 0 } as const;
const noResult = { how: "noResult", by: 0 } as const;

describe("a question whether to end the game", () => {
  test("goes to the team that would resign, or to everybody", () => {
    const variant = variantOf("6x2n");
    expect(seatsOf(variant, resign)).toEqual([0, 2, 4]);
    expect(seatsOf(variant, noResult).toSorted()).toEqual([0, 1, 2, 3, 4, 5]);
    expect(circleOf(variant, resign)).toBe(circleOf(variant, { how: "resign", by: 4 }));
    expect(circleOf(variant, resign)).not.toBe(circleOf(variant, { how: "resign", by: 1 }));
    expect(circleOf(variant, noResult)).toBe(circleOf(variant, { how: "noResult", by: 1 }));
  });

  test("is agreed to by whoever puts it, and is open for a minute", () => {
    const asked = newEnding(aTable(), resign, undefined, 5000);
    expect(asked).toEqual({ how: "resign", by: 0, accepted: [0], at: 5000 });
    expect(endingInfo(variantOf("4x2m"), people(4), { ...resign, accepted: [0], at: 5000 })).toEqual({
      how: "resign",
      by: 0,
      acceptedBy: [0],
      asked: [2],
      until: 5000 + limits.endingMs,
    });
  });

  test("needs the answers of people only", () => {
    const owners = people(6).with(2, bot).with(3, bot);
    expect(askedOf(variantOf("6x2n"), owners, { ...resign, accepted: [0], at: 0 })).toEqual([4]);
    expect(askedOf(variantOf("6x2n"), owners, { ...noResult, accepted: [0], at: 0 })).toEqual([1, 4, 5]);
  });

  test.each([
    ["game_over", resign, { isRunning: false }],
    ["tournament_game", noResult, { isMatch: true }],
    ["not_two_teams", resign, { variant: "4x1m" }],
    ["not_two_teams", resign, { variant: "6x3n" }],
    ["first_deal", resign, { deal: 0 }],
    ["somebody_away", resign, { absent: [2] }],
    ["somebody_away", noResult, { absent: [3] }],
  ] as const)("is refused: %s", (error, question, table) => {
    expect(newEnding(aTable(table), question, undefined, 0)).toEqual({
      error,
    });
  });

  test.each([
    ["in the match of a tournament, to a team", resign, { isMatch: true }],
    ["in Team-Tac, to everybody", noResult, { variant: "4x1m" }],
    ["to three teams", noResult, { variant: "6x3n" }],
    ["in the first deal, to everybody", noResult, { deal: 0 }],
    ["though an opponent is away", resign, { absent: [1, 3] }],
  ] as const)("may be put %s", (_, question, table) => {
    expect(newEnding(aTable(table), question, undefined, 0)).not.toHaveProperty("error");
  });

  test("may be put again five minutes after the last time", () => {
    const again = (now: number) => newEnding(aTable(), resign, 1000, now);
    expect(again(1000 + limits.endingPauseMs - 1)).toEqual({ error: "too_soon" });
    expect(again(1000 + limits.endingPauseMs)).not.toHaveProperty("error");
  });
});

test("the team that resigns is last, and without a result there is no order", () => {
  const asked = { accepted: [], at: 0 };
  expect(sidesAfter(variantOf("4x2m"), { ...resign, ...asked })).toEqual([1, 0]);
  expect(sidesAfter(variantOf("4x2m"), { how: "resign", by: 3, ...asked })).toEqual([0, 1]);
  expect(sidesAfter(variantOf("4x2m"), { ...noResult, ...asked })).toEqual([]);
});
