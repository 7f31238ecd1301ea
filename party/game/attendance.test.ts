import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import type { SeatOwner } from "#schema/rooms.ts";
import { absentCalled, attendanceNoted, autopilotBegun, breaksNoted } from "./attendance.ts";
import { absentSince, calledSeats } from "./surroundings.ts";
import { anySurroundings, theState } from "./testSupport.ts";

const bot: SeatOwner = { kind: "bot", level: "solid", name: "bot0" };
const people = [1, 2, 3].map((id): SeatOwner => {
  return { kind: "human", identity: { kind: "user", id, name: `u${id}` } };
});
const seats = [bot, ...people];
const now = 5000;
const day = limits.turnBasedFromMs;

const aGame = (surroundings = {}, more = {}) => theState({ seats, ...more }, surroundings);
const away = (since: number) => ({ since, isCalled: false });

describe("who is there", () => {
  test("is noted for people only, and what happens without a request is due anew", () => {
    const { state, effects } = attendanceNoted(aGame(), [2], now);
    expect([...absentSince(state.surroundings)]).toEqual([
      [1, now],
      [3, now],
    ]);
    expect(effects).toEqual([{ kind: "schedule" }]);
  });

  test("is no change the second time", () => {
    fc.assert(
      fc.property(anySurroundings, fc.uniqueArray(fc.nat(3)), (surroundings, online) => {
        const { state } = attendanceNoted({ ...aGame(), surroundings }, online, now);
        const again = attendanceNoted(state, online, now + 1);
        expect(again.state.surroundings).toBe(state.surroundings);
        expect(again.effects).toEqual([{ kind: "schedule" }]);
      }),
    );
  });

  test("plays, which everybody is told if autopilot has played until now", () => {
    const state = aGame({ autopilots: new Set([1, 2]), absences: new Map([[1, away(0)]]) });
    const back = attendanceNoted(state, [1, 3], now);
    expect(back.state.surroundings.autopilots).toEqual(new Set([2]));
    expect(back.effects).toEqual([{ kind: "schedule" }, { kind: "seats" }]);
  });

  test("plays a turn-based game only by coming, and the players' rooms are told too", () => {
    const surroundings = { autopilots: new Set([1, 2]), absences: new Map([[1, away(0)]]) };
    const back = attendanceNoted(aGame(surroundings, { moveTimeMs: day }), [1, 2, 3], now);
    expect(back.state.surroundings.autopilots).toEqual(new Set([2]));
    expect(back.effects).toEqual([{ kind: "schedule" }, { kind: "seats" }, { kind: "turns", owners: seats }]);
  });
});

test("that autopilot plays for a seat is told to everybody, in a turn-based game also elsewhere", () => {
  const { state, effects } = autopilotBegun(aGame(), 2);
  expect(state.surroundings.autopilots).toEqual(new Set([2]));
  expect(effects).toEqual([{ kind: "schedule" }, { kind: "seats" }]);
  const overDays = autopilotBegun(aGame({}, { moveTimeMs: day }), 2).effects;
  expect(overDays).toContainEqual({ kind: "turns", owners: seats });
});

test("a player who is away is called, and is not called again", () => {
  const before = aGame({ absences: new Map([[2, away(4000)]]) });
  const { state, effects } = absentCalled(before, { seat: 2, goneAt: 4000 });
  expect(calledSeats(state.surroundings)).toEqual(new Set([2]));
  expect(effects).toEqual([{ kind: "call", seat: 2, goneAt: 4000 }, { kind: "schedule" }]);
});

test("vacations postpone deadlines, which everybody is told, but once", () => {
  const breaks = [{ from: 6000, until: 7000 }];
  const { state, effects } = breaksNoted(aGame(), 2, breaks);
  expect([...state.surroundings.breaks]).toEqual([[2, breaks]]);
  expect(effects).toEqual([{ kind: "schedule" }, { kind: "seats" }]);
  expect(breaksNoted(state, 2, [{ from: 6000, until: 7000 }])).toEqual({ state, effects: [] });
});
