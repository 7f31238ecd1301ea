import { describe, expect, test } from "vitest";
import type { GameEvent } from "#rules/event.ts";
import type { RecentMove } from "#web/net/game/gameRoom.ts";
import { moveEntries, newestEntries } from "./moveEntries.ts";

describe("the entries of the list of moves", () => {
  test("tell a seven as one", () => {
    const entries = moveEntries([
      recentMoves(4, laid("5"), moved(1)),
      recentMoves(5, laid("7"), moved(2)),
      recentMoves(6, { type: "kicked", seat: 1, from: 3 }, moved(3)),
      recentMoves(7, moved(4), { type: "turn", seat: 1 }),
      recentMoves(8, laid("2")),
    ]);
    expect(entries.map(({ first, last }) => [first, last])).toEqual([
      [4, 4],
      [5, 7],
      [8, 8],
    ]);
    expect(entries[1].happened.map(({ type }) => type)).toEqual([
      "laid",
      "moved",
      "kicked",
      "moved",
      "moved",
      "turn",
    ]);
  });

  test("join nothing over a gap", () => {
    expect(moveEntries([recentMoves(5, laid("7"), moved(2)), recentMoves(7, moved(4))])).toHaveLength(2);
  });

  test("tell the rest of a seven only with its card, where that lies further back", () => {
    const newest = [recentMoves(6, moved(3)), recentMoves(7, moved(4)), recentMoves(8, laid("2"))];
    expect(newestEntries(newest).map(({ first }) => first)).toEqual([8]);
    expect(newestEntries([recentMoves(5, laid("7"), moved(2)), ...newest]).map(({ first }) => first)).toEqual(
      [5, 8],
    );
    expect(newestEntries([])).toEqual([]);
  });

  test("leave what was given in the trade alone", () => {
    expect(
      moveEntries([recentMoves(1, given(0)), recentMoves(2, given(1), { type: "traded" })]),
    ).toHaveLength(2);
  });
});

function recentMoves(version: number, ...happened: GameEvent[]): RecentMove {
  return { version, happened, isAutopilot: false };
}

function laid(card: "2" | "5" | "7"): GameEvent {
  return { type: "laid", seat: 0, holder: 0, card, isPlayed: true };
}

function moved(to: number): GameEvent {
  return { type: "moved", seat: 0, from: to - 1, to, path: [to] };
}

function given(seat: number): GameEvent {
  return { type: "given", seat };
}
