import { describe, expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import type { ToastOfTournament } from "#schema/rooms.ts";
import { forgottenUntil, received } from "./toastChanges.ts";

const now = Date.UTC(2026, 5, 10, 12);
const about = { tournamentID: 3, type: "public", tournamentTitle: "Cup" } as const;
const toast: ToastOfTournament = { key: "game 7", at: now, about, toast: { kind: "gameStarted", gameID: 7 } };

describe("a toast about a tournament", () => {
  it("is shown in all tabs", () => {
    expect(received([], toast, now)).toEqual({
      state: [{ key: toast.key, at: now }],
      effects: [{ kind: "publish", type: "tournament:toast:gameStarted", data: { ...about, gameID: 7 } }],
    });
  });

  it("is shown once, however often it arrives", () => {
    const { state } = received([], toast, now);
    const again = received(state, toast, now + 1);
    expect(again).toEqual({ state, effects: [] });
    expect(again.state[0]).toBe(state[0]);
  });

  it("is not shown if it comes too late, and is known from then on", () => {
    const latest = now + limits.tournamentToastLateMs;
    expect(received([], toast, latest).effects).toHaveLength(1);
    const { state, effects } = received([], toast, latest + 1);
    expect({ state, effects }).toEqual({ state: [{ key: toast.key, at: latest + 1 }], effects: [] });
  });

  it("of somebody who comes or goes is shown some times in a while, and not for each of many", () => {
    const coming = (n: number): ToastOfTournament => ({
      key: `tournament 3 coming playerJoinedComplete Foxes P${n}`,
      at: now,
      about,
      toast: { kind: "playerJoinedComplete", registerTeam: "Foxes", player: `P${n}` },
    });
    let known: Parameters<typeof received>[0] = [];
    const shown = (told: ToastOfTournament, at = now) => {
      const { state, effects } = received(known, { ...told, at }, at);
      known = state;
      return effects.length;
    };
    const first = Array.from({ length: limits.tournamentComingsToasted }, (_, n) => shown(coming(n)));
    expect(first.every((count) => count === 1)).toBe(true);
    expect([shown(coming(8)), shown(coming(9))]).toEqual([0, 0]);
    expect(shown(toast)).toBe(1);
    const elsewhere = { ...coming(1), key: "tournament 4 coming x", about: { ...about, tournamentID: 4 } };
    expect(shown(elsewhere)).toBe(1);
    const later = now + limits.tournamentComingsMs;
    expect([shown(coming(8), later), shown(coming(10), later)]).toEqual([0, 1]);
  });

  it("is forgotten after a while, and may come again", () => {
    const old = { key: "round 1", at: forgottenUntil(now) };
    const recent = { key: "round 2", at: forgottenUntil(now) + 1 };
    expect(received([old, recent], toast, now).state).toEqual([recent, { key: toast.key, at: now }]);
    expect(received([{ ...old, key: toast.key }], toast, now).effects).toHaveLength(1);
    expect(received([{ ...recent, key: toast.key }], toast, now).effects).toEqual([]);
  });
});
