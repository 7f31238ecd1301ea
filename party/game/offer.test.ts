import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Seat } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import { deleted } from "#schema/names.ts";
import type { Identity, SeatOwner } from "#schema/rooms.ts";
import {
  answered,
  askedOf,
  attended,
  expired,
  type Offer,
  type OfferStep,
  offerChanged,
  offered,
  played,
} from "./offer.ts";
import { replayLog } from "./position.ts";
import { replaced } from "./seating.ts";
import { openOffer } from "./surroundings.ts";
import { theCircumstances, theState } from "./testSupport.ts";
import type { Circumstances } from "./waiting.ts";

const users = [1, 2, 3, 4].map((id): SeatOwner => {
  return { kind: "human", identity: { kind: "user", id, name: `u${id}` } };
});
const bot: SeatOwner = { kind: "bot", level: "solid", name: "bot1" };
const eve: Identity = { kind: "user", id: 9, name: "Eve" };
const day = 24 * 60 * 60_000;
/** When everybody has been awaited long enough. */
const late = 10 * limits.replaceableAfterMs;

/** A table on whose seat 1 a bot sits. */
function aTable(more: Partial<Circumstances> = {}): Circumstances {
  return theCircumstances({ seats: users.with(1, bot) }, more);
}

const sitDown = (circumstances: Circumstances, seat: Seat, identity: Identity | null = eve) =>
  offered(
    { circumstances, sittings: [], lastEnd: undefined },
    { identity, seat: null, data: { seat, by: "me" } },
    late,
  );
const askForBot = (circumstances: Circumstances, by: Seat, seat: Seat) =>
  offered(
    { circumstances, sittings: [], lastEnd: undefined },
    {
      identity: users[by].kind === "human" ? users[by].identity : null,
      seat: by,
      data: { seat, by: "bot", level: "solid" },
    },
    late,
  );
/** The offer after these steps. @throws if they are a refusal or none */
function offerOf(steps: readonly OfferStep[] | { error: string }): Offer {
  const last = "error" in steps ? undefined : steps.at(-1);
  if (last === undefined) throw new Error(`expected steps, found ${JSON.stringify(steps)}`);
  return last.offer;
}

describe("an offer", () => {
  test("is carried out when all people at the table have agreed", () => {
    const made = sitDown(aTable(), 1);
    expect(made).toMatchObject([{ change: "offered", offer: { seat: 1, accepted: [] } }]);
    let table = aTable({ offer: offerOf(made) });
    for (const seat of [0, 2]) {
      const steps = answered(table, { identity: null, seat }, true);
      expect(steps).toMatchObject([{ change: "accepted" }]);
      table = aTable({ offer: offerOf(steps) });
      // Whoever says it again changes nothing.
      expect(answered(table, { identity: null, seat }, true)).toEqual([]);
    }
    const last = answered(table, { identity: null, seat: 3 }, true);
    expect(last).toMatchObject([{ change: "accepted" }, { change: "done", offer: { accepted: [0, 2, 3] } }]);
  });

  test("of a bot for a player is agreed to by whoever asks for it, and carried out when nobody else is there", () => {
    expect(askForBot(aTable(), 0, 3)).toMatchObject([{ change: "offered", offer: { accepted: [0] } }]);
    const alone = aTable({ autopilots: new Set([2, 3]) });
    expect(askForBot(alone, 0, 3)).toMatchObject([{ change: "offered" }, { change: "done" }]);
  });

  test("that was made once is not made again by a repeated wish", () => {
    const table = aTable({ offer: offerOf(sitDown(aTable(), 1)) });
    expect(sitDown(table, 1)).toEqual([]);
    expect(sitDown(table, 1, { ...eve, id: 10 })).toEqual({ error: "substitution_open" });
  });

  test.each([
    ["game_over", aTable({ isRunning: false }), 1, eve],
    ["tournament_game", aTable({ isMatch: true }), 1, eve],
    ["no_name", aTable(), 1, null],
    ["not_replaceable", aTable({ moveTimeMs: day }), 0, eve],
    ["members_only", aTable({ moveTimeMs: day }), 1, { ...eve, kind: "guest" }],
    ["nobody_to_ask", aTable({ autopilots: new Set([0, 2, 3]) }), 1, eve],
  ] as const)("is refused: %s", (error, table, seat, identity) => {
    expect(sitDown(table, seat, identity)).toEqual({ error });
  });

  test("ends when somebody refuses, its maker withdraws or leaves, its seat plays, or its time is up", () => {
    const table = aTable({ offer: offerOf(sitDown(aTable(), 1)) });
    expect(answered(table, { identity: null, seat: 2 }, false)).toMatchObject([{ change: "rejected" }]);
    expect(answered(table, { identity: eve, seat: null }, false)).toMatchObject([{ change: "withdrawn" }]);
    expect(answered(table, { identity: { ...eve, id: 10 }, seat: null }, false)).toEqual({
      error: "not_asked",
    });
    expect(attended(table, () => true)).toEqual([]);
    expect(attended(table, () => false)).toMatchObject([{ change: "withdrawn" }]);
    expect(played(table.offer, 0)).toEqual([]);
    expect(played(table.offer, 1)).toMatchObject([{ change: "played" }]);
    expect(expired(table)).toMatchObject([{ change: "expired" }]);
    expect(expired(aTable())).toEqual([]);
  });

  test("is nothing that the player who is to be replaced has a say in, for or against", () => {
    const people = theCircumstances({ seats: users }, {});
    const offer = offerOf(sitDown(people, 3));
    const table = { ...people, offer };
    for (const isAccepted of [true, false])
      expect(answered(table, { identity: null, seat: 3 }, isAccepted)).toEqual({ error: "not_asked" });
    const others = { ...table, offer: { ...offer, accepted: [0, 1] } };
    expect(answered(others, { identity: null, seat: 2 }, true)).toMatchObject([
      { change: "accepted" },
      { change: "done" },
    ]);
  });

  test("of a seat of a turn-based game needs no presence, and is carried out unless somebody objects", () => {
    const days = { moveTimeMs: day, autopilots: new Set([3]) };
    const offer = offerOf(sitDown(aTable(days), 3));
    const table = aTable({ ...days, offer });
    expect(attended(table, () => false)).toEqual([]);
    expect(expired(table)).toMatchObject([{ change: "done" }]);
    // Its player has come back, or whoever wanted the seat has no account any more.
    expect(expired(aTable({ moveTimeMs: day, offer }))).toMatchObject([{ change: "played" }]);
    expect(attended(aTable({ moveTimeMs: day, offer }), () => true)).toMatchObject([{ change: "played" }]);
    const nobody = { ...offer, by: { kind: "human", identity: deleted(eve) } as const };
    expect(expired(aTable({ ...days, offer: nobody }))).toMatchObject([{ change: "expired" }]);
  });
});

describe("a step of an offer", () => {
  const offer: Offer = { seat: 1, by: { kind: "human", identity: eve }, accepted: [0], until: 9000 };
  const before = theState({ seats: users });
  const open = { ...before, surroundings: { ...before.surroundings, lastOffer: { offer, endedAt: null } } };
  const position = replayLog(before.beginning, []);
  const now = 5000;
  const told = (change: OfferStep["change"]) => [
    { kind: "schedule" },
    { kind: "offer", step: { change, offer }, replaced: users[1] },
  ];

  test.each(["offered", "accepted"] as const)("keeps it open until its time is up: %s", (change) => {
    const { state, effects } = offerChanged(before, position, { change, offer }, now);
    expect(openOffer(state.surroundings)).toBe(offer);
    expect(effects).toEqual([{ kind: "due", due: "offer", at: 9000 }, ...told(change)]);
  });

  test.each(["rejected", "withdrawn", "played", "expired"] as const)("ends it: %s", (change) => {
    const { state, effects } = offerChanged(open, position, { change, offer }, now);
    expect(state.surroundings.lastOffer).toEqual({ offer, endedAt: now });
    expect(state.beginning).toBe(open.beginning);
    expect(effects).toEqual([{ kind: "due", due: "offer", at: undefined }, ...told(change)]);
  });

  test("that carries it out gives the seat away before it is told, and then tells who sits where", () => {
    const { state, effects } = offerChanged(open, position, { change: "done", offer }, now);
    const given = replaced(before, position, offer, now);
    expect(state.beginning).toEqual(given.state.beginning);
    expect(state.surroundings.lastOffer).toEqual({ offer, endedAt: now });
    expect(effects).toEqual([
      { kind: "due", due: "offer", at: undefined },
      ...given.effects,
      ...told("done"),
      { kind: "seats" },
    ]);
  });
});

test("whatever is answered in whatever order, an offer is carried out only with everybody's consent, and once", () => {
  const answer = fc.record({ seat: fc.integer({ min: 0, max: 3 }), isAccepted: fc.boolean() });
  fc.assert(
    fc.property(fc.array(answer, { maxLength: 12 }), (answers) => {
      let offer: Offer | undefined = offerOf(sitDown(aTable(), 1));
      let isDone = false;
      for (const { seat, isAccepted } of answers) {
        const steps = answered(aTable({ offer }), { identity: null, seat }, isAccepted);
        if ("error" in steps) continue;
        for (const { change, offer: next } of steps) {
          expect(isDone).toBe(false);
          isDone = change === "done";
          if (isDone) expect(askedOf(aTable(), next)).toEqual([]);
          offer = change === "accepted" ? next : undefined;
        }
      }
    }),
  );
});
