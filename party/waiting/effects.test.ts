import { describe, expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import type { Identity } from "#schema/rooms.ts";
import * as changes from "./changes.ts";
import { type Effect, effectsBetween } from "./effects.ts";
import type { WaitingState } from "./state.ts";

const [ada, bea]: Identity[] = ["Ada", "Bea"].map((name, i) => ({ kind: "user", id: i + 1, name }));
const now = 5000;

/** A room in which Ada waits with bots on all other slots but the last. */
function aRoom({ isPrivate = false } = {}): WaitingState {
  const waitingID = "a".repeat(22) as WaitingID;
  const wishes = {
    nPlayers: 4,
    nTeams: 2,
    meister: true,
    private: isPrivate,
    membersOnly: false,
    rated: true,
    moveTimeMs: null,
  } as const;
  const empty = changes.opened({ waitingID, wishes, creator: ada, createdAt: 1 });
  return [1, 2].reduce((so, slot) => stateOf(changes.addBot(so, ada, slot, "solid")), empty);
}

function stateOf(change: changes.Change): WaitingState {
  if ("error" in change) throw new Error(`expected a change, found ${change.error}`);
  return change;
}

/** The room in which both are ready, and wait nowhere else. */
function aBeginning(room = aRoom()): WaitingState {
  const both = stateOf(changes.join(room, bea, 2));
  const ready = [ada, bea].reduce((so, who) => stateOf(changes.ready(so, who, true)), both);
  return changes.claimed(changes.claimed(ready, ada, 1), bea, 2);
}

const sent = (effects: readonly Effect[]) =>
  effects.flatMap((effect) => (effect.kind === "send" ? [effect.message.kind] : []));
const kinds = (effects: readonly Effect[]) => effects.map(({ kind }) => kind);

describe("what follows from a change of a waiting room", () => {
  it("is told to everybody, to the lobby, and to the channel and the own room of who has come", () => {
    const before = aRoom();
    const next = stateOf(changes.join(before, bea, 2));
    const effects = effectsBetween(before, next, 7, now);
    expect(sent(effects)).toEqual(["channel", "claim", "full", "full", "listing"]);
    expect(effects).toContainEqual({
      kind: "send",
      message: { key: "listing:7", kind: "listing", payload: { v: 7 } },
    });
    expect(effects.at(-1)).toEqual({ kind: "snapshot" });
  });

  it("is not told to the lobby for a private room", () => {
    expect(sent(effectsBetween(undefined, aRoom({ isPrivate: true }), 1, now))).not.toContain("listing");
    expect(sent(effectsBetween(undefined, aRoom(), 1, now))).toContain("listing");
  });

  it("is a game once all are ready and wait nowhere else, asked for once", () => {
    const next = aBeginning();
    const before = changes.claimed(stateOf(changes.ready(next, bea, false)), bea, 2);
    const begin = { key: "begin", kind: "begin", payload: { createdAt: now } };
    expect(effectsBetween(before, next, 9, now)).toContainEqual({ kind: "send", message: begin });
    expect(sent(effectsBetween(next, next, 9, now))).not.toContain("begin");
  });

  it("is the end of the room when the last person has left", () => {
    const before = aRoom();
    const next = changes.left(before, ada);
    const effects = effectsBetween(before, next, 3, now);
    expect(sent(effects)).toEqual(["channel", "release", "listing"]);
    expect(effects.slice(-4)).toEqual([
      { kind: "closed", reason: "empty", name: null },
      { kind: "due", due: "check", at: undefined },
      { kind: "due", due: "invited", at: undefined },
      { kind: "due", due: "end", at: now + limits.waitingClosedMs },
    ]);
    expect(kinds(effects)).not.toContain("snapshot");
  });

  it("is the begin of the game for everybody who is here, and the end of the room a while later", () => {
    const before = aBeginning();
    const effects = effectsBetween(before, changes.begun(before, 12), 9, now);
    expect(sent(effects)).toEqual(["channel", "release", "release", "listing"]);
    expect(effects.slice(-3)).toEqual([
      { kind: "due", due: "check", at: undefined },
      { kind: "due", due: "end", at: now + limits.waitingBegunMs },
      { kind: "startGame", gameID: 12 },
    ]);
  });

  it("is that the people of a table of the queue, who are not here, are told of their game", () => {
    const before: WaitingState = { ...aBeginning(), isOfQueue: true };
    const effects = effectsBetween(before, changes.begun(before, 12), 9, now);
    expect(sent(effects).slice(-2)).toEqual(["began", "began"]);
    expect(sent(effects)).not.toContain("listing");
    expect(effects).toContainEqual({
      kind: "send",
      message: { key: "began:3", kind: "began", payload: { slot: 3 } },
    });
  });

  it("is that the game waits for what browsers have committed to, until it is revealed, or that is over", () => {
    const hash = "a".repeat(64);
    const both = stateOf(changes.join(aRoom(), bea, 2));
    const claimed = changes.claimed(changes.claimed(both, ada, 1), bea, 2);
    const committed = stateOf(changes.ready(claimed, ada, true, hash));
    const asking = stateOf(changes.ready(committed, bea, true));
    const effects = effectsBetween(committed, asking, 7, now);
    expect(sent(effects)).not.toContain("begin");
    expect(effects).toContainEqual({ kind: "due", due: "revealed", at: now + limits.revealMs });
    const revealed = stateOf(changes.revealed(asking, ada, { secret: hash, hash }));
    for (const end of [revealed, changes.revealedEnough(asking)]) {
      const then = effectsBetween(asking, end, 8, now);
      expect(sent(then)).toContain("begin");
      expect(then).toContainEqual({ kind: "due", due: "revealed", at: undefined });
    }
  });

  it("is that a table of the queue waits for browsers to commit, then to reveal, and for none of them too long", () => {
    const [secret, other] = ["a", "b"].map((letter) => letter.repeat(64));
    const table: WaitingState = {
      ...aBeginning(),
      isOfQueue: true,
      slots: aBeginning().slots.map((slot) =>
        slot?.kind === "human" ? { ...slot, draws: true as const } : slot,
      ),
    };
    const opened = effectsBetween(undefined, table, 1, now);
    expect(sent(opened)).not.toContain("begin");
    expect(opened).toContainEqual({ kind: "due", due: "committed", at: now + limits.commitMs });
    const one = stateOf(changes.committed(table, ada, secret));
    expect(effectsBetween(table, one, 2, now).filter(({ kind }) => kind === "due")).toEqual([]);
    const both = stateOf(changes.committed(one, bea, other));
    for (const asking of [both, changes.committedEnough(one)]) {
      expect(effectsBetween(one, asking, 3, now).filter(({ kind }) => kind === "due")).toEqual([
        { kind: "due", due: "committed", at: undefined },
        { kind: "due", due: "revealed", at: now + limits.revealMs },
      ]);
    }
    const nobody = effectsBetween(table, changes.committedEnough(table), 3, now);
    expect(sent(nobody)).toContain("begin");
    expect(nobody).toContainEqual({ kind: "due", due: "committed", at: undefined });
  });

  it("is told to the previous game for a rematch", () => {
    const next = { ...aRoom({ isPrivate: true }), rematchOf: 4 };
    expect(sent(effectsBetween(undefined, next, 1, now))).toContain("rematch");
  });
});
