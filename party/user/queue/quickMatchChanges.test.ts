import { describe, expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import type { GameID } from "#schema/protocol/gameID.ts";
import type { QueueStatus, QueueWish } from "#schema/protocol/queue.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import * as changes from "./quickMatchChanges.ts";
import { neverAsked, type QuickMatchState } from "./quickMatchState.ts";

const noon = Date.UTC(2026, 5, 10, 12);
const away = noon - limits.queueAwayMs;
const wish: QueueWish = { variants: ["4x2n"], moveTimesMs: [null], rated: [true], botsAfterMs: null };
const play = { variant: "4x2n", moveTimeMs: null, isRated: true, people: 4, bots: 0 } as const;
const waitingID = "a".repeat(22) as WaitingID;
const game = { waitingID, gameID: 7 as GameID };

const waiting: QueueStatus = { state: "waiting", partner: null, wish, since: away, heldUntil: null };
const called: QueueStatus = {
  state: "called",
  callID: 3,
  partner: null,
  play,
  until: noon + limits.queueCallMs,
  came: 1,
  hasCome: false,
};
const askedAlong: QueueStatus = {
  state: "asked",
  partner: "Ben",
  wish,
  until: noon + limits.queueAskMs,
};
const starting: QueueStatus = { state: "starting", waitingID, play };
const begun: QueueStatus = { state: "begun", ...game };

/** The quick match of somebody with this status, who has asked for something twice, after five changes of the queue. */
function quickMatch(status: QueueStatus | null, more: Partial<QuickMatchState> = {}): QuickMatchState {
  return { ...neverAsked, n: 2, v: 5, entries: 2, entriesFrom: noon, status, ...more };
}

const reports = (state: QuickMatchState, queue: QueueStatus | null, { v = 6, isHere = true } = {}) =>
  changes.reported(state, { queue, because: null, v }, isHere, noon);

const publishes = (queue: QueueStatus | null, because: string | null = null) => ({
  kind: "publish",
  type: "queue:changed",
  data: { queue, because },
});
const leaves = (because: string | null) => ({
  kind: "send",
  message: "queueLeave",
  payload: { n: 2, because },
});
const isDue = (at: number | undefined) => ({ kind: "due", due: "quickMatch", at });
const looksLater = { kind: "dueIfNone", due: "quickMatch", at: noon + limits.queueAwayMs };
const nothing = (state: QuickMatchState) => ({ state, effects: [] });

describe("what the person asks for", () => {
  it("is numbered, and counted within a period", () => {
    const first = { ...neverAsked, n: 1, entries: 1, entriesFrom: noon };
    expect(changes.asked(neverAsked, noon)).toEqual(nothing(first));
    const second = { ...first, n: 2, entries: 2 };
    expect(changes.asked(first, noon + 1)).toEqual(nothing(second));
    const later = noon + limits.ratePeriodMs;
    expect(changes.asked(second, later)).toEqual(
      nothing({ ...second, n: 3, entries: 1, entriesFrom: later }),
    );
  });

  it("is refused when it is too often, until the next period", () => {
    const often = quickMatch(null, { entries: limits.queueEntriesPerPeriod });
    expect(changes.asked(often, noon + limits.ratePeriodMs - 1)).toEqual({ error: "too_many" });
    expect(changes.asked(often, noon + limits.ratePeriodMs)).toMatchObject({ state: { n: 3 } });
  });

  it("undoes that they wanted out", () => {
    expect(changes.asked(quickMatch(null, { wantsOut: true }), noon)).toMatchObject({
      state: { wantsOut: false },
    });
  });

  it("ends waiting elsewhere, unless they have asked for something else since", () => {
    const state = quickMatch(waiting);
    expect(changes.entered(state, 2)).toEqual({ state, effects: [{ kind: "queued" }] });
    expect(changes.entered(state, 1)).toEqual(nothing(state));
  });
});

describe("what the queue reports", () => {
  it("is told to all tabs, and it is looked later whether the person is still here", () => {
    expect(reports(quickMatch(null), waiting)).toEqual({
      state: quickMatch(waiting, { v: 6 }),
      effects: [publishes(waiting), looksLater],
    });
  });

  it("changes nothing when it comes late or twice", () => {
    const state = quickMatch(waiting);
    expect(reports(state, null, { v: 5 })).toEqual(nothing(state));
    expect(reports(state, null, { v: 4 })).toEqual(nothing(state));
  });

  it("finds the person away, since then or since before", () => {
    const { state } = reports(quickMatch(null), waiting, { isHere: false });
    expect(state.awaySince).toBe(noon);
    const since = quickMatch(waiting, { awaySince: away });
    expect(reports(since, called, { isHere: false }).state.awaySince).toBe(away);
    expect(reports(since, called).state.awaySince).toBeNull();
  });

  it("gives a notice of a table once, before the next look, and none to who has come", () => {
    const notice = { kind: "notice", notice: { kind: "tableFound", callID: 3 } };
    const next = reports(quickMatch(waiting), called);
    expect(next.effects).toEqual([publishes(called), notice, looksLater]);
    expect(reports(next.state, { ...called, came: 2 }, { v: 7 }).effects).not.toContainEqual(notice);
    expect(reports(quickMatch(waiting), { ...called, hasCome: true }).effects).not.toContainEqual(notice);
    expect(reports(next.state, { ...called, callID: 4 }, { v: 7 }).effects).toContainEqual({
      kind: "notice",
      notice: { kind: "tableFound", callID: 4 },
    });
  });

  it("gives a notice of a friend's question", () => {
    const notice = { kind: "askedAlong", username: "Ben" };
    expect(reports(quickMatch(null), askedAlong).effects).toContainEqual({ kind: "notice", notice });
  });

  it("ends waiting, with the reason, and nothing is due any more", () => {
    const before = quickMatch(waiting, { awaySince: away });
    const told = { queue: null, because: "late", v: 6 } as const;
    expect(changes.reported(before, told, false, noon)).toEqual({
      state: quickMatch(null, { v: 6 }),
      effects: [publishes(null, "late"), isDue(undefined)],
    });
  });

  it("says for a while that a call was missed, until the person has seen it", () => {
    const missed: QueueStatus = { state: "missed", partner: null, wish, heldUntil: null };
    const next = reports(quickMatch(called), missed);
    expect(next).toEqual({
      state: quickMatch(missed, { v: 6 }),
      effects: [publishes(missed), isDue(noon + limits.queueMissedMs)],
    });
    expect(changes.left(next.state).state.status).toBeNull();
    expect(changes.passed(next.state, false, noon + limits.queueMissedMs).state.status).toBeNull();
  });

  it("leaves the rest to the waiting room of a table that is opened", () => {
    expect(reports(quickMatch(called), starting)).toEqual({
      state: quickMatch(starting, { v: 6 }),
      effects: [publishes(starting), isDue(undefined)],
    });
  });

  it("is known where the waiting room has been faster", () => {
    expect(reports(quickMatch(begun), starting)).toEqual(nothing(quickMatch(begun, { v: 6 })));
    expect(reports(quickMatch(begun), null)).toEqual(nothing(quickMatch(begun, { v: 6 })));
    const another: QueueStatus = { ...starting, waitingID: "b".repeat(22) as WaitingID };
    expect(reports(quickMatch(begun), another).state.status).toEqual(another);
    expect(reports(quickMatch(begun), waiting).state.status).toEqual(waiting);
  });

  it("lets who has wanted out leave again", () => {
    const next = reports(quickMatch(null, { wantsOut: true }), waiting);
    expect(next.effects).toEqual([publishes(waiting), looksLater, leaves(null)]);
    expect(reports(quickMatch(null, { wantsOut: true }), starting).effects).not.toContainEqual(leaves(null));
  });
});

describe("a game that has begun", () => {
  it("ends waiting, and is shown for a while", () => {
    expect(changes.began(quickMatch(waiting), game, true, noon)).toEqual({
      state: quickMatch(begun),
      effects: [leaves("elsewhere"), publishes(begun), isDue(noon + limits.queueBegunMs)],
    });
    expect(changes.began(quickMatch(starting), game, true, noon).effects).toEqual([
      publishes(begun),
      isDue(noon + limits.queueBegunMs),
    ]);
    expect(changes.passed(quickMatch(begun, { awaySince: away }), true, noon)).toEqual({
      state: quickMatch(null),
      effects: [publishes(null), isDue(undefined)],
    });
  });
});

describe("who leaves", () => {
  it("is numbered and wants out; a table that is opened is forgotten at once", () => {
    const gone = { n: 3, wantsOut: true };
    expect(changes.left(quickMatch(waiting))).toEqual(nothing(quickMatch(waiting, gone)));
    expect(changes.left(quickMatch(null))).toEqual(nothing(quickMatch(null, gone)));
    for (const past of [starting, begun])
      expect(changes.left(quickMatch(past, { awaySince: away }))).toEqual({
        state: quickMatch(null, gone),
        effects: [publishes(null), isDue(undefined)],
      });
  });

  it("leaves because of something else only if they are in the queue, and not for a friend's question", () => {
    for (const status of [waiting, called]) {
      const state = quickMatch(status);
      expect(changes.gaveUp(state, "elsewhere")).toEqual({ state, effects: [leaves("elsewhere")] });
    }
    for (const state of [null, askedAlong, starting, begun].map((status) => quickMatch(status)))
      expect(changes.gaveUp(state, "elsewhere")).toEqual(nothing(state));
  });
});

describe("who has no tab open", () => {
  it("is away from the first look on, until a tab opens", () => {
    const gone = changes.crowdChanged(quickMatch(waiting), false, away);
    expect(gone.state).toEqual(quickMatch(waiting, { awaySince: away }));
    const stillGone = changes.crowdChanged(gone.state, false, noon);
    expect(stillGone).toEqual({ state: gone.state, effects: [looksLater] });
    expect(stillGone.state).toBe(gone.state);
    const back = changes.crowdChanged(gone.state, true, noon);
    expect(back).toEqual({ state: quickMatch(waiting), effects: [looksLater] });
  });

  it("does not matter to who is not in the queue", () => {
    for (const state of [null, starting, begun].map((status) => quickMatch(status)))
      expect(changes.crowdChanged(state, false, noon)).toEqual(nothing(state));
  });

  it("is asked about after a while, and it is looked again", () => {
    const asksAway = { kind: "send", message: "queueAway", payload: {} };
    const gone = quickMatch(waiting, { awaySince: away });
    expect(changes.passed(gone, false, noon)).toEqual({ state: gone, effects: [looksLater, asksAway] });
    const early = quickMatch(waiting, { awaySince: away + 1 });
    expect(changes.passed(early, false, noon)).toEqual({ state: early, effects: [looksLater] });
    expect(changes.passed(quickMatch(waiting), false, noon)).toEqual({
      state: quickMatch(waiting, { awaySince: noon }),
      effects: [looksLater],
    });
    expect(changes.passed(gone, true, noon)).toEqual({ state: quickMatch(waiting), effects: [looksLater] });
  });

  it("waits on for so long if a push can call them", () => {
    const gone = quickMatch(waiting, { awaySince: away });
    expect(changes.waitsAwayUntil(gone, false)).toBe(away + limits.queueBackgroundMs);
    expect(changes.waitsAwayUntil(gone, true)).toBeUndefined();
    expect(changes.waitsAwayUntil(quickMatch(waiting), false)).toBeUndefined();
    expect(changes.waitsAwayUntil(quickMatch(starting, { awaySince: away }), false)).toBeUndefined();
  });

  it("leaves the queue then, unless a tab has just opened", () => {
    const gone = quickMatch(waiting, { awaySince: away });
    expect(changes.stayedAway(gone, false)).toEqual({ state: gone, effects: [leaves("away")] });
    expect(changes.stayedAway(gone, true)).toEqual(nothing(gone));
  });
});

describe("who has another name", () => {
  const tellsName = { kind: "send", message: "queueName", payload: {} };

  it("tells the queue, if they have ever asked it for something", () => {
    const state = quickMatch(null);
    expect(changes.renamed(state)).toEqual({ state, effects: [tellsName] });
    expect(changes.renamed(neverAsked)).toEqual(nothing(neverAsked));
  });

  it("tells the queue whom they have muted, as long as they wait", () => {
    const state = quickMatch(waiting);
    expect(changes.muted(state).effects).toEqual([{ kind: "send", message: "queueMutes", payload: {} }]);
    expect(changes.muted(quickMatch(starting)).effects).toEqual([]);
  });

  it("keeps the place as the user that a guest becomes", () => {
    const identity = { kind: "user", id: 1, name: "Anna" } as const;
    const state = quickMatch(waiting);
    const reseat = { kind: "send", message: "queueReseat", payload: { identity } };
    expect(changes.became(state, identity)).toEqual({ state, effects: [reseat] });
    expect(changes.became(quickMatch(starting), identity)).toEqual(nothing(quickMatch(starting)));
  });

  it("does not leave for what the user has wanted another time", () => {
    const user = quickMatch(null, { wantsOut: true });
    expect(changes.inherited(user)).toEqual(nothing(quickMatch(null)));
    const other = quickMatch(null);
    expect(changes.inherited(other).state).toBe(other);
  });

  it("leaves nothing behind when the account is deleted", () => {
    expect(changes.forgotten(quickMatch(waiting, { awaySince: away }))).toEqual({
      state: quickMatch(null),
      effects: [tellsName, isDue(undefined)],
    });
    expect(changes.forgotten(neverAsked).effects).toEqual([isDue(undefined)]);
  });
});

it("a clock that is set back changes neither how long the person has been away nor how often they have asked", () => {
  const hour = 60 * 60_000;
  const state = quickMatch(waiting, { awaySince: noon });
  expect(changes.clockSetBack(state, hour)).toEqual({
    state: { ...state, awaySince: noon - hour, entriesFrom: noon - hour },
    effects: [],
  });
  expect(changes.clockSetBack(quickMatch(null), hour).state.awaySince).toBeNull();
});
