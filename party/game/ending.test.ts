import { describe, expect, test } from "vitest";
import { variantOf } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import type { OpenGame, SeatOwner } from "#schema/rooms.ts";
import {
  answered,
  asked,
  askedOf,
  circleOf,
  dropped,
  type Ending,
  type EndingNews,
  endingInfo,
  expired,
  questionChanged,
  seatsOf,
  sidesAfter,
} from "./ending.ts";
import type { GameState } from "./state.ts";
import { openEndings } from "./surroundings.ts";
import { theCircumstances, theState } from "./testSupport.ts";

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
  const away = new Map(absent.map((seat) => [seat, 0]));
  const table = theCircumstances({ variant, seats: owners }, { isRunning, isMatch, absent: away });
  table.position.state.table.deal = deal;
  return table;
}

const resign = { how: "resign", by: 0 } as const;
const noResult = { how: "noResult", by: 0 } as const;

/** A circle is asked for the first time. */
const firstAsked = (table: ReturnType<typeof aTable>, question: Pick<Ending, "how" | "by">, now: number) =>
  asked({ circumstances: table, last: undefined }, question, now);

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
    const ending = { how: "resign", by: 0, accepted: [0], at: 5000 };
    expect(firstAsked(aTable(), resign, 5000)).toEqual({ change: "asked", ending, seat: 0 });
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
    expect(firstAsked(aTable(table), question, 0)).toEqual({ error });
  });

  test.each([
    ["in the match of a tournament, to a team", resign, { isMatch: true }],
    ["in Team-Tac, to everybody", noResult, { variant: "4x1m" }],
    ["to three teams", noResult, { variant: "6x3n" }],
    ["in the first deal, to everybody", noResult, { deal: 0 }],
    ["though an opponent is away", resign, { absent: [1, 3] }],
  ] as const)("may be put %s", (_, question, table) => {
    expect(firstAsked(aTable(table), question, 0)).not.toHaveProperty("error");
  });

  test("may be put again five minutes after the last time", () => {
    const last = { ending: { ...resign, accepted: [0], at: 1000 }, isOpen: false };
    const again = (now: number) => asked({ circumstances: aTable(), last }, resign, now);
    expect(again(1000 + limits.endingPauseMs - 1)).toEqual({ error: "too_soon" });
    expect(again(1000 + limits.endingPauseMs)).not.toHaveProperty("error");
  });
});

describe("what becomes of a question", () => {
  const open = { ...noResult, accepted: [0, 1], at: 1000 };
  const table = { circumstances: aTable(), last: { ending: open, isOpen: true } };

  test("it is agreed to once all people have said yes, in whatever way", () => {
    expect(answered(table, 1, true)).toBeUndefined();
    const third = answered(table, 3, true);
    expect(third).toEqual({ change: "accepted", ending: { ...open, accepted: [0, 1, 3] }, seat: 3 });
    const fourth = { ...table, last: { ending: { ...open, accepted: [0, 1, 3] }, isOpen: true } };
    expect(answered(fourth, 2, true)).toMatchObject({ change: "agreed", seat: 2 });
    // Two who ask at the same time agree.
    expect(asked(fourth, { how: "noResult", by: 2 }, 1001)).toMatchObject({ change: "agreed", seat: 2 });
  });

  test("with bots alone it is agreed to at once", () => {
    const owners = people(4).with(1, bot).with(2, bot).with(3, bot);
    expect(firstAsked(aTable({ owners }), noResult, 0)).toMatchObject({ change: "agreed" });
  });

  test("a no rejects it, or takes it back, and afterwards there is nothing to answer", () => {
    expect(answered(table, 0, false)).toEqual({ change: "withdrawn", ending: open, seat: 0 });
    expect(answered(table, 2, false)).toEqual({ change: "rejected", ending: open, seat: 2 });
    const closed = { ...table, last: { ending: open, isOpen: false } };
    for (const last of [closed.last, undefined])
      expect(answered({ ...closed, last }, 2, true)).toEqual({ error: "no_ending" });
  });

  test("it expires, and is dropped when one of those who decide is replaced", () => {
    const other = { ...resign, accepted: [0], at: 2000 };
    const until = 1000 + limits.endingMs;
    expect(expired([open, other], until - 1)).toEqual([]);
    expect(expired([open, other], until)).toEqual([{ change: "expired", ending: open, seat: 0 }]);
    const variant = variantOf("4x2m");
    expect(dropped(variant, [open, other], 1)).toEqual([{ change: "dropped", ending: open, seat: 1 }]);
    expect(dropped(variant, [open, other], 2)).toHaveLength(2);
  });
});

describe("news of a question", () => {
  const first: Ending = { ...resign, accepted: [0], at: 1000 };
  const second: Ending = { ...noResult, accepted: [0], at: 2000 };
  const change = (state: GameState, change: EndingNews["change"], ending: Ending) =>
    questionChanged(state, { change, ending, seat: 0 });

  test("are told to those who are asked, and the question expires after its time", () => {
    const { state, effects } = change(theState({ seats: people(4) }), "asked", first);
    expect([...state.surroundings.endings]).toEqual([["team 0", { ending: first, isOpen: true }]]);
    expect(effects).toEqual([
      { kind: "due", due: "ending", at: 1000 + limits.endingMs },
      { kind: "ending", news: { change: "asked", ending: first, seat: 0 } },
    ]);
    const again = { ...first, accepted: [0, 2] };
    expect(change(state, "accepted", again).state.surroundings.endings.get("team 0")?.ending).toBe(again);
  });

  test.each(["rejected", "withdrawn", "expired", "dropped"] as const)(
    "close it, so that only others expire: %s",
    (how) => {
      const one = change(theState({ seats: people(4) }), "asked", first).state;
      const both = change(one, "asked", second).state;
      const { state, effects } = change(both, how, first);
      expect(openEndings(state.surroundings)).toEqual([second]);
      expect(effects[0]).toEqual({ kind: "due", due: "ending", at: 2000 + limits.endingMs });
      expect(change(state, how, second).effects[0]).toEqual({ kind: "due", due: "ending", at: undefined });
    },
  );
});

test("the team that resigns is last, and without a result there is no order", () => {
  const asked = { accepted: [], at: 0 };
  expect(sidesAfter(variantOf("4x2m"), { ...resign, ...asked })).toEqual([1, 0]);
  expect(sidesAfter(variantOf("4x2m"), { how: "resign", by: 3, ...asked })).toEqual([0, 1]);
  expect(sidesAfter(variantOf("4x2m"), { ...noResult, ...asked })).toEqual([]);
});
