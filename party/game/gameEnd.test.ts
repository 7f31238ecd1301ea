import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import type { MatchOfGame, SeatOwner } from "#schema/rooms.ts";
import type { Effect } from "./effects.ts";
import { endedByAbort, endedByDecision, endedByMove } from "./gameEnd.ts";
import type { Decision } from "./logged.ts";
import { statusOf } from "./outcome.ts";
import { type Position, replayLog } from "./position.ts";
import type { GameState } from "./state.ts";
import { openEndings, openOffer } from "./surroundings.ts";
import { anySurroundings, theState } from "./testSupport.ts";

const people = [0, 1, 2, 3].map((id): SeatOwner => {
  return { kind: "human", identity: { kind: "user", id, name: `u${id}` } };
});
const now = 5000;
const time = { now, isAnybodyHere: true };
const match: MatchOfGame = { tournamentID: 7, kind: "public", title: "Cup", matchID: "0", timePerGameMs: 1 };

const aGame = (more = {}) => theState({ seats: people, ...more });
const positionOf = ({ beginning }: GameState): Position => replayLog(beginning, []);
const resigned: Decision = { sides: [1, 0], reason: "resigned", at: 4000 };

/** The position of a game that was won by the last move. */
function wonPosition(state: GameState): Position {
  const position = positionOf(state);
  position.state.table.phase = "over";
  position.lastMoveAt = 4500;
  return position;
}

const abort = (state: GameState, at = time) => endedByAbort(state, positionOf(state), at);
const decide = (state: GameState, decision: Decision, at = time) =>
  endedByDecision(state, positionOf(state), decision, at);
const kindsOf = (effects: readonly Effect[]) => effects.map(({ kind }) => kind);

describe("the end of a game", () => {
  test("clears what was open, stores the game and tells everybody, in this order", () => {
    expect(abort(aGame()).effects).toEqual([
      { kind: "due", due: "ending", at: undefined },
      { kind: "due", due: "offer", at: undefined },
      { kind: "count", event: "aborted" },
      { kind: "due", due: "rematch", at: now + limits.rematchMs },
      { kind: "due", due: "archive", at: now + limits.gameArchivedMs },
      { kind: "store", what: "finished" },
      { kind: "list" },
      { kind: "channel" },
      { kind: "schedule" },
      { kind: "snapshot" },
    ]);
  });

  test("leaves no offer and no question open, whatever people have done around the board", () => {
    fc.assert(
      fc.property(anySurroundings, (surroundings) => {
        const { state } = abort({ ...aGame(), surroundings });
        expect([openOffer(state.surroundings), openEndings(state.surroundings)]).toEqual([undefined, []]);
        expect(state.surroundings.absences).toBe(surroundings.absences);
      }),
    );
  });

  test("by a move changes nothing of the game itself; the rematch is open from the move on", () => {
    const state = aGame();
    const { state: next, effects } = endedByMove(state, wonPosition(state), time);
    expect(next.beginning).toBe(state.beginning);
    expect(effects).toContainEqual({ kind: "count", event: "ended" });
    expect(effects).toContainEqual({ kind: "due", due: "rematch", at: 4500 + limits.rematchMs });
  });

  test("by an abort is noted", () => {
    const { beginning } = abort(aGame()).state;
    expect(beginning).toMatchObject({ abortedAt: now, decision: null });
  });

  test("by a decision is noted, and counts as an abort where all have agreed on that", () => {
    const lost = decide(aGame(), resigned);
    expect(lost.state.beginning).toMatchObject({ abortedAt: null, decision: resigned });
    expect(lost.effects).toContainEqual({ kind: "count", event: "ended" });
    expect(lost.effects).toContainEqual({ kind: "due", due: "rematch", at: 4000 + limits.rematchMs });
    const agreed: Decision = { sides: [], reason: "agreed", at: 4000 };
    const given = decide(aGame(), agreed);
    expect(given.state.beginning).toMatchObject({ abortedAt: now, decision: agreed });
    expect(given.effects).toContainEqual({ kind: "count", event: "aborted" });
    expect(statusOf(given.state.beginning, positionOf(given.state))).toBe("aborted");
  });

  test("opens no time for a rematch that nobody would see pass", () => {
    const { effects } = abort(aGame(), { now, isAnybodyHere: false });
    expect(effects).not.toContainEqual(expect.objectContaining({ due: "rematch" }));
  });

  test("of a turn-based game is told to all players' rooms first", () => {
    const { effects } = abort(aGame({ moveTimeMs: limits.turnBasedFromMs }));
    expect(effects[0]).toEqual({ kind: "turns", owners: people });
    expect(kindsOf(abort(aGame()).effects)).not.toContain("turns");
  });

  test("of a match is reported to its tournament, unless that has closed the game; there is no rematch", () => {
    const state = aGame({ tournament: match });
    const won = endedByMove(state, wonPosition(state), time).effects;
    for (const effects of [won, decide(state, resigned).effects])
      expect(kindsOf(effects).filter((kind) => kind === "matchEnd")).toHaveLength(1);
    expect(kindsOf(abort(state).effects)).not.toContain("matchEnd");
    expect(kindsOf(decide(aGame(), resigned).effects)).not.toContain("matchEnd");
    expect(won).not.toContainEqual(expect.objectContaining({ due: "rematch" }));
  });
});
