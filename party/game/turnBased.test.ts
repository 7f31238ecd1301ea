import { describe, expect, test } from "vitest";
import { legalMoves, moveSeat } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import type { SeatOwner } from "#schema/rooms.ts";
import { autopilotLevelOf } from "./bots.ts";
import { nextCall } from "./calling.ts";
import { asked, untilOf } from "./ending.ts";
import { offered } from "./offer.ts";
import { advance, changeOwner, type Position } from "./position.ts";
import { theCircumstances } from "./testSupport.ts";
import { type Circumstances, isAbandoned, nextStandIn, waitingOf } from "./waiting.ts";

const day = 24 * 60 * 60_000;
const createdAt = 1000;
const users = [1, 2, 3, 4].map((id): SeatOwner => {
  return { kind: "human", identity: { kind: "user", id, name: `u${id}` } };
});
const bot: SeatOwner = { kind: "bot", level: "solid", name: "bot" };
const everybody = new Map([0, 1, 2, 3].map((seat) => [seat, createdAt]));

/** A game with a day a move, in which nobody is there. */
function circumstances(more: Partial<Circumstances> = {}): Circumstances {
  const seats = more.owners ?? users;
  return theCircumstances(
    { seats, createdAt, moveTimeMs: day },
    { moveTimeMs: day, absent: everybody, botMoveAt: createdAt + 1, ...more },
  );
}

/** A seat trades its first card. */
function give(position: Position, seat: number, at: number, isAutopilot = false): void {
  const move = legalMoves(position.state).find((move) => moveSeat(move) === seat)!;
  advance(position, { move, at, isAutopilot });
}

describe("in a turn-based game", () => {
  test("nobody is away: each seat has its own deadline, and is notified by its own room", () => {
    const now = circumstances();
    give(now.position, 1, 5000);
    const deadlines = [createdAt + day, null, createdAt + day, createdAt + day];
    expect(waitingOf(now)).toMatchObject({
      replaceable: [null, null, null, null],
      turns: { deadlines, missed: [0, 0, 0, 0], vacations: [null, null, null, null] },
    });
    expect(nextCall(now, new Set())).toBeUndefined();
  });

  test("a solid bot plays when a deadline has passed, for good at the third", () => {
    const now = circumstances();
    expect(autopilotLevelOf(day)).toBe("solid");
    expect(nextStandIn(now)).toEqual({ seat: 0, at: createdAt + day, isAway: false });
    now.position.missed[0] = limits.missedDeadlines - 1;
    expect(nextStandIn(now)).toEqual({ seat: 0, at: createdAt + day, isAway: true });
  });

  test("the clock stands still on the player's vacation", () => {
    const breaks = new Map([[0, [{ from: createdAt + day / 2, until: createdAt + 3 * day }]]]);
    const now = circumstances({ breaks });
    expect(waitingOf(now).turns).toMatchObject({
      deadlines: [createdAt + 3.5 * day, createdAt + day, createdAt + day, createdAt + day],
      vacations: [createdAt + 3 * day, null, null, null],
    });
    expect(nextStandIn(now)).toMatchObject({ seat: 1, at: createdAt + day });
  });

  test("missed deadlines are counted by cards, until somebody else sits there", () => {
    const { position } = circumstances();
    give(position, 2, createdAt + day, true);
    give(position, 3, createdAt + day, false);
    expect(position.missed).toEqual([0, 0, 1, 0]);
    changeOwner(position, { seat: 2, at: createdAt + day });
    expect(position.missed).toEqual([0, 0, 0, 0]);
  });

  test("who has missed three is played for at once, has no deadline, and may be replaced", () => {
    const now = circumstances({ autopilots: new Set([3]) });
    expect(nextStandIn(now)).toEqual({ seat: 3, at: now.botMoveAt, isAway: false });
    expect(waitingOf(now)).toMatchObject({ replaceable: [null, null, null, createdAt] });
    expect(waitingOf(now).turns?.deadlines[3]).toBeNull();
  });

  test("it is abandoned when that is so for all people", () => {
    const owners = [...users.slice(0, 2), bot, bot];
    expect(isAbandoned(circumstances({ owners, autopilots: new Set([0]) }))).toBe(false);
    expect(isAbandoned(circumstances({ owners, autopilots: new Set([0, 1]) }))).toBe(true);
    expect(isAbandoned(circumstances({ owners, autopilots: new Set([0, 1]), moveTimeMs: null }))).toBe(false);
  });

  test("a seat is for accounts, and the others have a day to object", () => {
    const now = circumstances({ autopilots: new Set([3]) });
    const past = { sittings: [], lastEnd: undefined };
    const wish = (kind: "guest" | "user") => ({
      identity: { kind, id: 9, name: "n" },
      seat: null,
      data: { seat: 3, by: "me" as const },
    });
    const table = { circumstances: now, ...past };
    expect(offered(table, wish("guest"), 2 * day)).toEqual({ error: "members_only" });
    const offer = { until: 2 * day + limits.turnBasedSubstitutionMs };
    expect(offered(table, wish("user"), 2 * day)).toMatchObject([{ change: "offered", offer }]);
  });

  test("a question whether to end it is open for the time of a move, whoever is there", () => {
    const table = { circumstances: circumstances(), last: undefined };
    const step = asked(table, { how: "noResult", by: 0 }, 5);
    if (step === undefined || "error" in step) throw new Error(`expected a question, found ${step?.error}`);
    expect(untilOf(step.ending)).toBe(5 + day);
  });
});
