import { describe, expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import type { SeatOwner } from "#schema/rooms.ts";
import { type Clock, type PlayDue, schedule } from "./schedule.ts";
import { theCircumstances } from "./testSupport.ts";
import type { Circumstances } from "./waiting.ts";

const user = (id: number): SeatOwner => ({ kind: "human", identity: { kind: "user", id, name: `u${id}` } });
const bot: SeatOwner = { kind: "bot", level: "solid", name: "bot" };
const people = [0, 1, 2, 3].map(user);
const day = 24 * 60 * 60_000;
const idleAt = 50_000_000;

function dateOf(
  due: PlayDue,
  owners: SeatOwner[],
  more: Partial<Circumstances> = {},
  clock?: Partial<Clock>,
) {
  const circumstances = theCircumstances({ seats: owners }, { botMoveAt: 900, ...more });
  const dates = schedule(circumstances, { now: 100, called: new Set(), idleAt, ...clock });
  return dates.find((date) => date.due === due);
}

describe("a bot moves", () => {
  test("when it has to decide", () => {
    expect(dateOf("bot", [bot, bot, bot, bot])).toMatchObject({ set: "at", at: 900 });
    expect(dateOf("bot", people)).toMatchObject({ set: "at", at: undefined });
  });

  test("no more when the game has ended", () => {
    expect(dateOf("bot", [bot, bot, bot, bot], { isRunning: false })).toMatchObject({ at: undefined });
  });
});

describe("autopilot plays", () => {
  test("when the time of a move is up, which is not set anew with every move", () => {
    expect(dateOf("autopilot", people, { moveTimeMs: 30_000 })).toMatchObject({ set: "by", at: 30_000 });
  });

  test("at each deadline of a turn-based game", () => {
    expect(dateOf("autopilot", people, { moveTimeMs: day })).toMatchObject({ set: "at", at: day });
  });

  test("for nobody where everybody is there and has time", () => {
    expect(dateOf("autopilot", people)).toMatchObject({ set: "at", at: undefined });
  });
});

describe("an absent player is called", () => {
  const absent = new Map([[1, 2000]]);

  test("once", () => {
    expect(dateOf("call", people, { absent })).toMatchObject({ at: 2000 + limits.turnNoticeMs });
    const called = new Set([1]);
    expect(dateOf("call", people, { absent }, { called })).toMatchObject({ at: undefined });
  });
});

describe("a game that nobody plays", () => {
  test("ends after a while, which is not set anew with every move", () => {
    expect(dateOf("idle", people)).toMatchObject({ set: "ifNone", at: idleAt });
  });

  test("does not end by that as the match of a tournament, or when it has ended", () => {
    expect(dateOf("idle", people, { isMatch: true })).toMatchObject({ set: "at", at: undefined });
    expect(dateOf("idle", people, { isRunning: false })).toMatchObject({ set: "at", at: undefined });
  });

  test("ends at once if it is turn-based, and autopilot plays for all", () => {
    const autopilots = new Set([0, 1, 2, 3]);
    expect(dateOf("idle", people, { moveTimeMs: day, autopilots })).toMatchObject({ at: 100 });
    expect(dateOf("idle", people, { moveTimeMs: day })).toMatchObject({ at: undefined });
  });
});
