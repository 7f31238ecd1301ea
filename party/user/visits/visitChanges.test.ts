import { describe, expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import type { RoomAddress } from "#schema/rooms.ts";
import {
  checked,
  cleared,
  endedSessions,
  forgotten,
  inherited,
  isReviewDue,
  logOutBatches,
  roomsOf,
  sessionNoted,
  sessionsEnded,
  type VisitsState,
  visited,
  visitsToCheck,
} from "./visitChanges.ts";

const now = Date.UTC(2026, 5, 10, 12);
const person = { kind: "user", id: 7 } as const;
const guest = { kind: "guest", id: 3 } as const;
const lobby = { party: "lobby", room: "main" } as const;
const general = { party: "channel", room: "general" } as const;
const game = (id: number): RoomAddress => ({ party: "game", room: String(id) });
const games = (count: number) => Array.from({ length: count }, (_, id) => game(1000 + id));
const none: VisitsState = { visits: [], sessions: [] };
const nextCheck = { kind: "dueIfNone", due: "sessions", at: now + limits.sessionsCheckMs };

/** These rooms were visited by these sessions, a second ago. */
function visitsOf(rooms: readonly RoomAddress[], ...sessions: string[]): VisitsState {
  return { visits: rooms.map((room) => ({ ...room, at: now - 1000, marks: sessions })), sessions };
}

describe("a visit", () => {
  it("is noted with its time and its session, which a check is due for", () => {
    expect(visited(none, lobby, "here", now)).toEqual({
      state: { visits: [{ ...lobby, at: now, marks: ["here"] }], sessions: ["here"] },
      effects: [nextCheck],
    });
  });

  it("of a known room is the most recent one, by the earlier sessions too", () => {
    const before = visitsOf([lobby, general], "here");
    expect(visited(before, lobby, "there", now)).toMatchObject({
      state: {
        visits: [before.visits[1], { ...lobby, at: now, marks: ["here", "there"] }],
        sessions: ["here", "there"],
      },
    });
    expect(visited(before, lobby, "here", now)).toMatchObject({
      state: { visits: [before.visits[1], { marks: ["here"] }], sessions: ["here"] },
    });
  });

  it("of one room too many is refused, and of a known room never", () => {
    const almostFull = visitsOf(games(limits.roomsPerPerson - 1), "here");
    expect(visited(almostFull, lobby, "here", now)).toMatchObject({ effects: [nextCheck] });
    const full = visitsOf([lobby, ...games(limits.roomsPerPerson - 1)], "here");
    expect(visited(full, general, "here", now)).toEqual({ error: "full" });
    expect(visited(full, lobby, "here", now)).toMatchObject({ effects: [nextCheck] });
  });

  it("of the own room is only its session", () => {
    const before = visitsOf([lobby], "here");
    const { state, effects } = sessionNoted(before, "there", now);
    expect(state).toEqual({ visits: before.visits, sessions: ["here", "there"] });
    expect(effects).toEqual([nextCheck]);
    expect(sessionNoted(before, "here", now).state).toEqual(before);
  });

  it("of a guest is the user's who the guest has become, and so is the guest's room, however many there are", () => {
    const before = visitsOf(games(limits.roomsPerPerson), "here");
    const { state, effects } = inherited(before, guest, [lobby, general], "there", now);
    expect(state.visits.slice(before.visits.length)).toEqual([
      { party: "user", room: "guest-3", at: now, marks: ["there"] },
      { ...lobby, at: now, marks: ["there"] },
      { ...general, at: now, marks: ["there"] },
    ]);
    expect(state.sessions).toEqual(["here", "there"]);
    expect(effects).toEqual([nextCheck]);
  });

  it("is forgotten once the person has left, unless there was another one since", () => {
    const state = visitsOf([lobby, general], "here");
    const [left, other] = state.visits;
    expect(forgotten(state, left)).toEqual({ state: { ...state, visits: [other] }, effects: [] });
    expect(forgotten(state, { ...left, at: left.at - 1 }).state).toBe(state);
    expect(forgotten(state, { ...left, ...game(1) }).state).toBe(state);
  });

  it("is checked when its ticket has expired, twenty at a time", () => {
    const state = visitsOf([lobby, ...games(25)], "here");
    const [first] = state.visits;
    const isOld = { ...first, at: now - limits.ticketLifetimeMs };
    expect(visitsToCheck({ ...state, visits: [isOld, ...state.visits.slice(1)] }, now)).toEqual([[isOld]]);
    const later = now + limits.ticketLifetimeMs;
    expect(visitsToCheck(state, later).map(({ length }) => length)).toEqual([20, 6]);
  });

  it("is checked for lack of space, but not all the time", () => {
    expect(isReviewDue(0, now)).toBe(true);
    expect(isReviewDue(now, now + limits.visitsReviewPauseMs - 1)).toBe(false);
    expect(isReviewDue(now, now + limits.visitsReviewPauseMs)).toBe(true);
  });
});

describe("sessions that have ended", () => {
  const state: VisitsState = {
    visits: [
      { ...lobby, at: now - 3, marks: ["here", "there"] },
      { ...general, at: now - 2, marks: ["here"] },
      { ...game(1), at: now - 1, marks: ["there"] },
      { ...game(2), at: now, marks: [] },
    ],
    sessions: ["here", "there"],
  };

  it("are forgotten, and the rooms stay", () => {
    const { state: next, effects } = sessionsEnded(state, { only: ["here"] });
    expect(roomsOf(next)).toEqual(roomsOf(state));
    expect(next.visits.map(({ marks }) => marks)).toEqual([["there"], [], ["there"], []]);
    expect(next.visits[2]).toBe(state.visits[2]);
    expect(next.sessions).toEqual(["there"]);
    expect(effects).toEqual([]);
    expect(sessionsEnded(state, { except: ["here"] }).state.sessions).toEqual(["here"]);
    expect(sessionsEnded(state, {}).state.sessions).toEqual([]);
  });

  it("change nothing if the person has visited no room with them", () => {
    expect(sessionsEnded(state, { only: ["elsewhere"] }).state).toBe(state);
    expect(logOutBatches(state, person, { only: ["elsewhere"] })).toEqual([]);
  });

  it("are told to the rooms that they have visited, in the order of their names", () => {
    const only = { only: ["here"] };
    expect(logOutBatches(state, person, only)).toEqual([
      { addresses: [general, lobby], person, sessions: only },
    ]);
    const except = { except: ["here"] };
    expect(logOutBatches(state, person, except)).toEqual([
      { addresses: [game(1), lobby], person, sessions: except },
    ]);
  });

  it("are told to all rooms if they are all sessions", () => {
    for (const all of [{}, { except: [] }])
      expect(logOutBatches(state, person, all)).toEqual([
        { addresses: [lobby, general, game(1), game(2)], person, sessions: all },
      ]);
  });

  it("are told to twenty rooms by one outbox message", () => {
    const batches = logOutBatches(visitsOf(games(41), "here"), person, { only: ["here"] });
    expect(batches.flatMap(({ addresses }) => addresses)).toEqual(games(41));
    expect(batches.map(({ addresses }) => addresses.length)).toEqual([20, 20, 1]);
  });

  it("are those that libSQL does not know", () => {
    expect(endedSessions(["here", "there"], ["there", "elsewhere"])).toEqual(["here"]);
  });
});

describe("the check of the sessions", () => {
  it("is due again as long as the person may have a socket", () => {
    const again = { kind: "due", due: "sessions", at: now + limits.sessionsCheckMs };
    expect(checked(visitsOf([lobby], "here"), false, now).effects).toEqual([again]);
    expect(checked(none, true, now).effects).toEqual([again]);
    expect(checked(none, false, now).effects).toEqual([]);
  });

  it("is due no more once all rooms have heard that the account is deleted", () => {
    expect(cleared(visitsOf([lobby], "here"))).toEqual({ error: "not_heard" });
    expect(cleared(visitsOf([], "here"))).toEqual({
      state: none,
      effects: [{ kind: "due", due: "sessions", at: undefined }],
    });
  });
});
