import { describe, expect, test } from "vitest";
import type { MatchOfGame, SeatOwner } from "#schema/rooms.ts";
import { detached, sidesSeen } from "./matchChanges.ts";
import { replayLog } from "./position.ts";
import type { GameState } from "./state.ts";
import { theState } from "./testSupport.ts";

const seats = [0, 1, 2, 3].map((id): SeatOwner => {
  return { kind: "human", identity: { kind: "user", id, name: `u${id}` } };
});
const match: MatchOfGame = { tournamentID: 7, kind: "public", title: "Cup", matchID: "0", timePerGameMs: 1 };

const aMatch = (surroundings = {}) => theState({ seats, tournament: match }, surroundings);
const over = ({ beginning, surroundings }: GameState): GameState => {
  return { beginning: { ...beginning, abortedAt: 1 }, surroundings };
};
const seen = (state: GameState, online: readonly number[]) =>
  sidesSeen(state, replayLog(state.beginning, []), online);
const detach = (state: GameState) => detached(state, replayLog(state.beginning, []));

describe("of the sides of a match", () => {
  test("each is reported when one of its players comes first", () => {
    const first = seen(aMatch(), [1, 3]);
    expect(first.state.surroundings.came).toEqual(new Set([1]));
    expect(first.effects).toEqual([{ kind: "teamCame", side: 1 }]);
    expect(seen(first.state, [1])).toEqual({ state: first.state, effects: [] });
    const both = seen(first.state, [0, 1]);
    expect(both.state.surroundings.came).toEqual(new Set([0, 1]));
    expect(both.effects).toEqual([{ kind: "teamCame", side: 0 }]);
  });

  test("none is reported by other games, or after the end", () => {
    for (const state of [theState({ seats }), over(aMatch())])
      expect(seen(state, [0, 1])).toEqual({ state, effects: [] });
  });
});

describe("a game whose tournament is over", () => {
  test("goes on as an ordinary one, which everybody is told", () => {
    const { state, effects } = detach(aMatch());
    expect(state).toEqual(theState({ seats }));
    expect(effects).toEqual([{ kind: "schedule" }, { kind: "snapshot" }]);
  });

  test("stays the one that decided its match if it has ended, and an ordinary one changes in nothing", () => {
    for (const state of [theState({ seats }), over(aMatch())])
      expect(detach(state)).toEqual({ state, effects: [] });
  });
});
