import { describe, expect, it } from "vitest";
import { deleted } from "#schema/names.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import type { Identity } from "#schema/rooms.ts";
import { publish, send } from "../effects.ts";
import {
  type Belongings,
  became,
  claimed,
  ended,
  forgotten,
  heirAs,
  heirRenamed,
  newOwner,
  type OwnerState,
  released,
  renamed,
  statusChanged,
  statusNoted,
  waitsNowhere,
} from "./ownerChanges.ts";

const anna: Identity = { kind: "user", id: 7, name: "Anna", nameVersion: 2 };
const guest: Identity = { kind: "guest", id: 3, name: "Guest 3", nameVersion: undefined };
const [here, there] = ["here" as WaitingID, "there" as WaitingID];
const now = 1000;
const nothing: Belongings = { chats: [], tournaments: [], games: [] };

const owner = newOwner(anna);
const waiting: OwnerState = { ...owner, held: { waitingID: here, since: 100 } };
const waitingGuest: OwnerState = { ...newOwner(guest), held: { waitingID: here, since: 100 } };

const leavesQueue = { kind: "leaveQueue", because: "elsewhere" };
const holds = (waitingID: WaitingID | null) => [
  publish("user:waiting", { waitingID }),
  { kind: "waits", waitingID },
];
const named = (party: string, room: string) => ({ kind: "send", message: "name", payload: { party, room } });
const leavesHere = send("leave", { person: { kind: "user", id: 7 }, waitingID: here, since: 100 });

describe("sitting down", () => {
  it("is where the person waits from then on, and ends a quick match", () => {
    expect(claimed(owner, { waitingID: here, since: 100 }, anna, now)).toEqual({
      state: waiting,
      effects: [leavesQueue, ...holds(here)],
    });
  });

  it("later elsewhere leaves the waiting room before", () => {
    expect(claimed(waiting, { waitingID: there, since: 101 }, anna, now)).toEqual({
      state: { ...owner, held: { waitingID: there, since: 101 } },
      effects: [leavesHere, leavesQueue, ...holds(there)],
    });
  });

  it("elsewhere earlier does not count; of two at the same time one does", () => {
    expect(claimed(waiting, { waitingID: there, since: 99 }, anna, now)).toEqual({
      error: "later_elsewhere",
    });
    const atOnce = claimed(waiting, { waitingID: there, since: 100 }, anna, now);
    const reverse = { ...owner, held: { waitingID: there, since: 100 } };
    expect("error" in atOnce).toBe(false);
    expect(claimed(reverse, { waitingID: here, since: 100 }, anna, now)).toEqual({
      error: "later_elsewhere",
    });
  });

  it("elsewhere earlier counts after the clock was set back", () => {
    const ahead = { ...owner, held: { waitingID: here, since: now + 60_000 } };
    expect(claimed(ahead, { waitingID: there, since: now }, anna, now)).toMatchObject({
      state: { held: { waitingID: there, since: now } },
    });
  });

  it("again in the same waiting room is no news", () => {
    expect(claimed(waiting, { waitingID: here, since: 200 }, anna, now)).toEqual({
      state: { ...owner, held: { waitingID: here, since: 200 } },
      effects: [leavesQueue],
    });
  });

  it("as a guest who has become a user gives the slot to the user", () => {
    const state = { ...newOwner(guest), heir: { identity: anna, session: "mark" } };
    const change = claimed(state, { waitingID: here, since: 100 }, guest, now);
    const payload = { waitingID: here, person: guest, identity: anna, session: "mark" };
    expect(change).toEqual({ state, effects: [leavesQueue, send("reseat", payload)] });
  });

  it("under a name of before tells the waiting room the new one", () => {
    const before = { ...anna, name: "Ann", nameVersion: 1 };
    const change = claimed(owner, { waitingID: here, since: 100 }, before, now);
    expect(change).toEqual({
      state: waiting,
      effects: [leavesQueue, ...holds(here), named("waiting", here)],
    });
  });
});

describe("waiting", () => {
  it("ends where the waiting room says so", () => {
    expect(released(waiting, here, 100)).toEqual({ state: owner, effects: holds(null) });
  });

  it("goes on after an older word, and elsewhere", () => {
    expect(released(waiting, here, 99)).toEqual({ state: waiting, effects: [] });
    expect(released(waiting, there, 100)).toEqual({ state: waiting, effects: [] });
  });

  it("ends by entering the queue, which leaves the waiting room", () => {
    expect(waitsNowhere(waiting)).toEqual({ state: owner, effects: [leavesHere, ...holds(null)] });
    expect(waitsNowhere(owner)).toEqual({ state: owner, effects: [] });
  });
});

describe("a guest who has become a user", () => {
  const heir = { identity: anna, session: "mark" };

  it("gives the user the place in the queue and the slot", () => {
    const payload = { waitingID: here, person: guest, ...heir };
    expect(became(waitingGuest, heir)).toEqual({
      state: { ...newOwner(guest), heir },
      effects: [{ kind: "becomes", identity: anna }, send("reseat", payload), ...holds(null)],
    });
  });

  it("has this user as the heir, by the newest name", () => {
    const { state } = became(newOwner(guest), heir);
    expect(heirAs(state, { kind: "user", id: 7 })).toEqual(heir);
    expect(heirAs(state, { kind: "user", id: 8 })).toBeUndefined();
    const ann = { ...anna, name: "Ann", nameVersion: 3 };
    expect(heirRenamed(state, ann).state.heir).toEqual({ identity: ann, session: "mark" });
    expect(heirRenamed(state, { ...ann, nameVersion: 1 }).state).toBe(state);
    expect(heirRenamed(state, { ...ann, id: 8 }).state).toBe(state);
  });
});

describe("a new name", () => {
  const ann = { ...anna, name: "Ann", nameVersion: 3 };

  it("is told to all tabs, and to all rooms that know the person", () => {
    const visited = [{ party: "game" as const, room: "12" }];
    const { state, effects } = renamed(waiting, ann, visited, {
      chats: ["c-x"],
      tournaments: [5],
      games: [],
    });
    expect(state.identity).toEqual(ann);
    expect(effects).toEqual([
      publish("user:name", { name: ann.name }),
      { kind: "renamed" },
      named("game", "12"),
      named("waiting", here),
      named("tournament", "5"),
      named("channel", "general"),
      named("channel", "news"),
      named("channel", `w-${here}`),
      named("channel", "t-5"),
      named("chat", "c-x"),
    ]);
  });
});

describe("a deleted account", () => {
  const person = { kind: "user" as const, id: 7 };

  it("has nothing left that says who it was", () => {
    const status = { isAdmin: false, isModerator: true, blockedUntil: null };
    expect(ended({ ...waiting, moderationStatus: status }, person)).toEqual({
      state: { ...waiting, identity: deleted(person), isGone: true, moderationStatus: null },
      effects: [],
    });
  });

  it("leaves the waiting room, and is gone from the tournaments and from what it wrote", () => {
    const { state } = ended(waiting, person);
    const { state: next, effects } = forgotten(state, person, { ...nothing, tournaments: [5] });
    expect(next.held).toBeUndefined();
    expect(effects).toEqual([
      leavesHere,
      ...holds(null),
      named("tournament", "5"),
      named("channel", "general"),
      named("channel", "news"),
      named("channel", "t-5"),
    ]);
  });
});

describe("the moderation status", () => {
  const moderationStatus = { isAdmin: false, isModerator: false, blockedUntil: 500 };

  it("is told to all tabs, once", () => {
    const { state, effects } = statusNoted(owner, moderationStatus);
    expect(state.moderationStatus).toEqual(moderationStatus);
    expect(effects).toEqual([publish("user:moderationStatus", { moderationStatus })]);
    expect(statusNoted(state, moderationStatus)).toEqual({ state, effects: [] });
  });

  it("is told to the rooms where the person may write, one message for each, the last one counting", () => {
    const { effects } = statusChanged(owner, moderationStatus, { ...nothing, chats: ["c-x"], games: [9] });
    const rooms = ["general", "news", "g-9", "c-x"];
    expect(effects.slice(1)).toEqual(
      rooms.map((room) => ({
        kind: "send",
        message: "moderationStatus",
        payload: { room, person: { kind: "user", id: 7 }, moderationStatus },
        key: `moderationStatus:${room}`,
      })),
    );
  });
});
