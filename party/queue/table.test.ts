import { expect, test } from "vitest";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import type { BotLevel } from "#schema/rooms.ts";
import type { Gathering } from "./state.ts";
import { tableOf } from "./table.ts";
import { aWish, somebody } from "./testSupport.ts";

test("bots are strong, and no stronger than the weakest that anybody at the table has wished for", () => {
  const party = (id: number, botLevel?: BotLevel) => ({
    ...{ id, members: [somebody(id)], since: 0 },
    wish: { ...aWish, ...(botLevel && { botLevel }) },
  });
  const levels = (...teams: Gathering["teams"]) => {
    const play = { variant: "4x2n", moveTimeMs: null, isRated: false } as const;
    const { slots } = tableOf({ play, teams }, [], "0123456789abcdefghijkl" as WaitingID, 0);
    return slots.flatMap((slot) => (slot.kind === "bot" ? [slot.level] : []));
  };
  expect(levels([party(1)], [party(2)])).toEqual(["strong", "strong"]);
  expect(levels([party(1)], [party(2, "beginner")])).toEqual(["beginner", "beginner"]);
  expect(levels([party(1, "solid"), party(2)], [party(3)])).toEqual(["solid"]);
});

test("whose browser takes part in drawing the seed is known to the table, and of nobody else", () => {
  const party = (id: number) => ({ ...{ id, members: [somebody(id)], since: 0 }, wish: aWish });
  const play = { variant: "4x2n", moveTimeMs: null, isRated: false } as const;
  const [one, other] = [somebody(1), somebody(2)].map(({ identity: { kind, id } }) => ({ kind, id }));
  const came = [{ ...one, draws: true as const }, other];
  const { slots } = tableOf(
    { play, teams: [[party(1)], [party(2)]] },
    came,
    "0123456789abcdefghijkl" as WaitingID,
    0,
  );
  const draws = slots.flatMap((slot) => (slot.kind === "human" ? [[slot.identity.id, slot.draws]] : []));
  expect(draws).toEqual([
    [1, true],
    [2, undefined],
  ]);
});
