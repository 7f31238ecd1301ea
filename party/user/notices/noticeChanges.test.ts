import { describe, expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import type { Notice } from "#schema/notice.ts";
import {
  clockSetBack,
  decided,
  dueBy,
  dueDecided,
  forgotten,
  type KeptNotice,
  postponed,
  received,
  servedTo,
  settled,
} from "./noticeChanges.ts";
import { keyOf } from "./rules.ts";

const now = Date.UTC(2026, 5, 10, 12);
const yourTurn: Notice = { kind: "yourTurn", gameID: 7 };
const roomFull: Notice = { kind: "roomFull", waitingID: "one" };
const invitation: Notice = { kind: "invitation", waitingID: "one", username: "Anna" };
const message: Notice = { kind: "message", chatID: "p-one", names: ["Anna"], group: null };
const cup = { kind: "tournament", tournamentID: 7, type: "public", title: "Sunday cup" } as const;

/** A stored notice, which is due now unless stated otherwise. */
function aKept(notice: Notice, edit: Partial<KeptNotice> = {}): KeptNotice {
  return {
    arrival: 1,
    key: keyOf(notice),
    notice,
    decideAt: now,
    pushedFrom: null,
    served: [],
    forgetAt: null,
    ...edit,
  };
}

/** Facts by which everything in this list still is as it was. */
const facts = (isLookedAt: boolean, ...said: Notice[]) => ({
  isLookedAt,
  asItIs: new Map(said.map((notice) => [keyOf(notice), notice])),
});
const due = (at: number | undefined) => ({ kind: "due", due: "notices", at });
const pushed = (notice: Notice) => ({ kind: "send", message: "notice", payload: { key: keyOf(notice) } });

describe("a notice that arrives", () => {
  it("comes last, and is decided on after the delay of its kind", () => {
    const first = aKept(invitation, { arrival: 4, decideAt: null });
    const { state, effects } = received([first], message, "chat", now);
    expect(state).toEqual([
      first,
      aKept(message, { arrival: 5, key: "chat", decideAt: now + limits.messageNoticeMs }),
    ]);
    expect(effects).toEqual([due(now + limits.messageNoticeMs)]);
  });

  it("changes nothing if its key is known, whatever it says", () => {
    const first = aKept(invitation, { forgetAt: now });
    const { state, effects } = received([first], message, first.key, now);
    expect(state).toEqual([first]);
    expect(effects).toEqual([due(now)]);
  });

  it("may come again after the pause of its kind, as a new one, once it was decided on", () => {
    const told = received([], invitation, "invited", now).state.map((one) => ({ ...one, decideAt: null }));
    const again = now + limits.invitationPauseMs;
    expect(received(told, invitation, "invited", again - 1).state).toEqual(told);
    expect(received(told, invitation, "invited", again).state).toMatchObject([
      { arrival: 2, key: "invited", decideAt: again, forgetAt: again + limits.invitationPauseMs },
    ]);
  });

  it("takes along all whose pause is over, except those to be decided on and those that wait to be settled", () => {
    const old = aKept(invitation, { decideAt: null, forgetAt: now });
    const young = aKept(yourTurn, { arrival: 2, decideAt: null, forgetAt: now + 1 });
    const postponedLong = aKept(roomFull, { arrival: 3, forgetAt: now });
    const unread = aKept(message, { arrival: 4, decideAt: null });
    const { state } = received([old, young, postponedLong, unread], yourTurn, "another turn", now);
    expect(state.slice(0, -1)).toEqual([young, postponedLong, unread]);
    expect(state.at(-1)).toMatchObject({ arrival: 5, key: "another turn" });
  });
});

describe("a subject that is settled", () => {
  it("is new the next time, and nothing is due for it", () => {
    const other = aKept(yourTurn, { arrival: 2, decideAt: now + 1 });
    expect(settled([aKept(message), other], message)).toEqual({ state: [other], effects: [due(now + 1)] });
  });

  it("may be unknown", () => {
    expect(settled([], message)).toEqual({ state: [], effects: [due(undefined)] });
  });
});

describe("a decision", () => {
  it("pushes a notice while no tab has the person's attention", () => {
    expect(decided([aKept(yourTurn)], keyOf(yourTurn), facts(false, yourTurn), now)).toEqual({
      state: [aKept(yourTurn, { decideAt: null, pushedFrom: now })],
      effects: [pushed(yourTurn)],
    });
  });

  it("keeps quiet about what has nothing to say any more, which is not repeated", () => {
    for (const isLookedAt of [false, true])
      expect(decided([aKept(roomFull)], keyOf(roomFull), facts(isLookedAt), now)).toEqual({
        state: [aKept(roomFull, { decideAt: null })],
        effects: [],
      });
  });

  it("pushes nothing to somebody who looks at a tab, which shows whose turn it is", () => {
    const turn: Notice = { kind: "yourTurn", gameID: 7, what: "turn", since: 1 };
    for (const [notice, data] of [
      [yourTurn, { kind: "yourTurn", gameID: 7 }],
      [turn, { kind: "yourTurn", gameID: 7, what: "turn" }],
    ] as const)
      expect(decided([aKept(notice)], keyOf(notice), facts(true, notice), now)).toEqual({
        state: [aKept(notice, { decideAt: null })],
        effects: [{ kind: "publish", type: "user:notice", data }],
      });
  });

  it("shows of a tournament only that a round begins soon or that a match should be decided", () => {
    const shownOf = (notice: Notice) =>
      decided([aKept(notice)], keyOf(notice), facts(true, notice), now).effects;
    expect(shownOf({ ...cup, what: "roundSoon", round: 1 })).toEqual([
      { kind: "publish", type: "user:notice", data: { ...cup, what: "roundSoon" } },
    ]);
    expect(shownOf({ ...cup, what: "decisionNeeded", matchID: "0-1" })).toEqual([
      { kind: "publish", type: "user:notice", data: { ...cup, what: "decisionNeeded" } },
    ]);
    expect(shownOf({ ...cup, what: "roundStarted", round: 1 })).toEqual([]);
    expect(shownOf(invitation)).toEqual([]);
  });

  it("forgets what somebody sees anyway who is here, if the next one is told to them again", () => {
    for (const notice of [message, roomFull])
      expect(decided([aKept(notice)], keyOf(notice), facts(true, notice), now)).toEqual({
        state: [],
        effects: [],
      });
  });

  it("on a notice that is not known any more does nothing", () => {
    const notices = [aKept(yourTurn)];
    const decision = decided(notices, keyOf(message), facts(false, message), now);
    expect(decision).toEqual({ state: notices, effects: [] });
  });
});

describe("what is due", () => {
  const late = aKept(yourTurn, { arrival: 1, decideAt: now });
  const early = aKept(invitation, { arrival: 2, decideAt: now - 1 });
  const alsoLate = aKept(roomFull, { arrival: 3, decideAt: now });
  const future = aKept(message, { arrival: 4, decideAt: now + 1 });
  const done = aKept({ ...yourTurn, gameID: 8 }, { arrival: 5, decideAt: null });
  const notices = [late, early, alsoLate, future, done];

  it("comes earliest first, and then in order of arrival", () => {
    expect(dueBy(notices, now)).toEqual([early, late, alsoLate]);
  });

  it("is decided on in this order, and the rest stays as it is", () => {
    const { state, effects } = dueDecided(notices, facts(false, yourTurn, invitation, roomFull), now);
    expect(effects).toEqual([pushed(invitation), pushed(yourTurn), pushed(roomFull), due(now + 1)]);
    expect(state).toEqual([
      ...[late, early, alsoLate].map((one) => ({ ...one, decideAt: null, pushedFrom: now })),
      future,
      done,
    ]);
    expect(state[3]).toBe(future);
  });

  it("may be nothing yet: then its date is set again", () => {
    expect(dueDecided([future, done], facts(false), now)).toEqual({
      state: [future, done],
      effects: [due(now + 1)],
    });
    expect(dueDecided([done], facts(false), now).effects).toEqual([due(undefined)]);
  });
});

describe("a push", () => {
  const underWay = aKept(message, { decideAt: null, pushedFrom: now, served: [3] });

  it("that is postponed is decided on later, and who has received it stays known", () => {
    expect(postponed([underWay], underWay.key, now + 9)).toEqual({
      state: [{ ...underWay, decideAt: now + 9, pushedFrom: null }],
      effects: [due(now + 9)],
    });
  });

  it("is noted with the browsers that have received it", () => {
    const other = aKept(yourTurn, { arrival: 2 });
    const { state, effects } = servedTo([underWay, other], underWay.key, [3, 5]);
    expect(state).toEqual([{ ...underWay, served: [3, 5] }, other]);
    expect(state[1]).toBe(other);
    expect(effects).toEqual([]);
  });
});

it("forgets all notices with the account, and nothing is due", () => {
  expect(forgotten()).toEqual({ state: [], effects: [due(undefined)] });
});

it("moves the times of notices with a clock that is set back", () => {
  const hour = 60 * 60_000;
  const waiting = aKept(message, { decideAt: now + hour, forgetAt: now + 2 * hour });
  const leaving = aKept(invitation, { arrival: 2, decideAt: null, pushedFrom: now + hour });
  expect(clockSetBack([waiting, leaving], hour)).toEqual({
    state: [
      { ...waiting, decideAt: now, forgetAt: now + hour },
      { ...leaving, pushedFrom: now },
    ],
    effects: [due(now)],
  });
});
