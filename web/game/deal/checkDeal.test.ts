import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { legalMoves } from "#rules/legal.ts";
import { formatMove, type Move } from "#rules/move.ts";
import { newGame } from "#rules/newGame.ts";
import type { Draw } from "#rules/notation/draw.ts";
import { seedRecord } from "#rules/notation/seedRecord.ts";
import { play } from "#rules/play.ts";
import { viewOf } from "#rules/view.ts";
import { hashOf, seedOf } from "#schema/draw.ts";
import type { GameDecision } from "#schema/protocol/match.ts";
import type { OwnDraw } from "#web/net/waiting/ownDraw.ts";
import { type DealtGame, differencesIn } from "./checkDeal.ts";
import { readWitness, type Witness, witnessAfter } from "./witness.ts";

const { game, witness } = aGame(60);

test("a game that was dealt from its seed, and is as it was seen, has no differences", async () => {
  expect(Object.keys(witness.moves)).toHaveLength(60);
  expect(await differencesIn(game, witness)).toEqual([]);
  expect(await differencesIn(game, undefined)).toEqual([]);
});

test("a game that was decided when its time was up is fair, if it was decided like this", async () => {
  const decision = { side: 1, reason: "lot" } as const;
  const decided = aGame(20, { decision });
  expect(await differencesIn(decided.game, decided.witness)).toEqual([]);
  const other = { ...decided.game, decision: { ...decision, side: 0 } };
  expect(await differencesIn(other, decided.witness)).toEqual([{ what: "record" }]);
});

test("the beginning of one game and the end of another do not belong together, however well that end fits itself", async () => {
  const other = aGame(60, { seed: new Uint8Array(32).fill(8) }).game;
  expect(await differencesIn(other, undefined)).toEqual([]);
  expect(await differencesIn(other, witness)).toEqual([
    { what: "otherHash" },
    { what: "move", move: expect.any(Number) },
    { what: "hand", move: 1 },
  ]);
});

test("a seed that does not have the hash beside it is named", async () => {
  const seedHash = "0".repeat(64);
  expect(await differencesIn({ ...game, seedHash }, undefined)).toEqual([
    { what: "seed" },
    { what: "record" },
  ]);
});

test("cards that the seed does not deal are named", async () => {
  const record = game.record.replace(/^(deck )(\w+),(\w+)/m, "$1$3,$2");
  expect(record).not.toBe(game.record);
  expect(await differencesIn({ ...game, record }, witness)).toEqual([{ what: "record" }]);
});

test("a move that was seen otherwise is named, with its number, but not a traded card that was hidden", async () => {
  expect(witness.moves[2]).toBe("1 trade");
  const moves = { ...witness.moves, 9: "3 discard 13", 12: "3 discard 13" };
  expect(await differencesIn(game, { ...witness, moves })).toEqual([{ what: "move", move: 9 }]);
});

test("a move that is missing at the end is named", async () => {
  const shorter = aGame(59).game;
  expect(await differencesIn(shorter, witness)).toEqual([
    { what: "move", move: 60 },
    { what: "hand", move: 61 },
  ]);
});

test("a hand that was seen otherwise is named", async () => {
  const hands = { ...witness.hands, 0: "0 T,T,T,X,X" };
  expect(await differencesIn(game, { ...witness, hands })).toEqual([{ what: "hand", move: 1 }]);
});

describe("a seed that server and browsers drew", () => {
  const drawn = aDraw();

  test("has no differences if its parts are as promised; who did not reveal has none", async () => {
    const { game, witness } = await drawn;
    expect(await differencesIn(game, witness)).toEqual([]);
    expect(await differencesIn(game, undefined)).toEqual([]);
    expect(game.record).toContain(`# seat 2 committed to ${game.draw?.commitments[2]}, not revealed`);
  });

  test("names what the server drew if that has another hash, or had before the game", async () => {
    const { game, witness } = await drawn;
    const serverHash = "0".repeat(64);
    const own = { ...ownOf(witness), serverHash };
    expect(await differencesIn(game, { ...witness, draw: own })).toEqual([{ what: "serverSeed" }]);
    const draw = { ...drawOf(game), serverHash };
    expect(await differencesIn({ ...game, draw }, undefined)).toContainEqual({ what: "serverSeed" });
  });

  test("names the seed if it does not follow from the parts", async () => {
    const { game } = await drawn;
    const draw = { ...drawOf(game), reveals: [null, null, null, null] };
    expect(await differencesIn({ ...game, draw }, undefined)).toContainEqual({ what: "combined" });
  });

  test("names a part that is another one than was committed to, or than was told before", async () => {
    const { game, witness } = await drawn;
    const draw = { ...drawOf(game), reveals: ["9".repeat(64), null, null, null] };
    expect(await differencesIn({ ...game, draw }, undefined)).toContainEqual({ what: "parts" });
    const own = { ...ownOf(witness), commitments: [null, null, null, null] };
    expect(await differencesIn(game, { ...witness, draw: own })).toEqual([{ what: "parts" }]);
  });

  test("names the own part if it was revealed and is not there", async () => {
    const { game, witness } = await drawn;
    const own = { ...ownOf(witness), secret: "9".repeat(64) };
    expect(await differencesIn(game, { ...witness, draw: own })).toEqual([{ what: "leftOut" }]);
    const alone = aGame(10);
    expect(await differencesIn(alone.game, { ...alone.witness, draw: own })).toEqual([{ what: "leftOut" }]);
    const unasked = { ...own, commitments: null };
    expect(await differencesIn(alone.game, { ...alone.witness, draw: unasked })).toEqual([]);
  });
});

test("a record whose moves can't be is named, whatever the rules make of it", async () => {
  const record = game.record.replace(/^0 trade \w+$/m, "0 E b0-0");
  expect(await differencesIn({ ...game, record }, witness)).toContainEqual({ what: "record" });
});

test("what was noted stays, whatever is told later; after the end nothing is begun", () => {
  const seen = { seedHash: "later", version: 60, positions: [], status: "running" } as const;
  const again = witnessAfter(witness, seen, [{ version: 9, move: "0 N" }]);
  expect(again).toBe(witness);
  expect(witnessAfter(undefined, { ...seen, status: "over" }, [])).toBeUndefined();
});

test("what a browser has stored is read again, and nothing else is", () => {
  expect(readWitness(JSON.stringify(witness))).toEqual(witness);
  for (const other of [null, "{", "[]", '{"seedHash":1}', JSON.stringify({ ...witness, moves: { a: 1 } })])
    expect(readWitness(other)).toBeUndefined();
});

/** A game whose seed the server and the browser on seat 0 drew; the one on seat 2 had committed and revealed nothing. */
async function aDraw() {
  const [serverSeed, secret] = ["1".repeat(64), "2".repeat(64)];
  const [serverHash, commitment] = [await hashOf(serverSeed), await hashOf(secret)];
  const commitments = [commitment, null, "3".repeat(64), null];
  const draw = { serverSeed, serverHash, commitments, reveals: [secret, null, null, null] };
  const { game, witness } = aGame(20, { seed: await seedOf(draw), draw });
  return { game, witness: { ...witness, draw: { secret, commitment, serverHash, commitments } } };
}

function drawOf({ draw }: DealtGame): Draw {
  if (draw === null) throw new Error("expected a draw");
  return draw;
}

function ownOf({ draw }: Witness): OwnDraw {
  if (draw === undefined) throw new Error("expected a part of one's own");
  return draw;
}

/** A game of so many moves, and what the player on seat 0 saw of it. */
function aGame(
  length: number,
  {
    decision = null,
    seed = new Uint8Array(32).fill(7),
    draw = null,
  }: { decision?: GameDecision | null; seed?: Uint8Array; draw?: Draw | null } = {},
) {
  const seedHash = createHash("sha256").update(seed).digest("hex");
  const state = newGame("4x2m", seed);
  const moves: Move[] = [];
  let witness: Witness | undefined;
  const look = () => {
    const version = moves.length;
    const positions = [{ version, view: viewOf(state, 0), happened: null }];
    const told = moves.map((move, i) => ({ version: i + 1, move: toldTo0(move) }));
    witness = witnessAfter(witness, { seedHash, version, positions, status: "running" }, told);
  };
  look();
  while (moves.length < length) {
    const [move] = legalMoves(state);
    moves.push(move);
    play(state, move);
    look();
  }
  const record = seedRecord({ gameID: 3, variant: "4x2m", seed, seedHash, draw, moves, decision });
  const hex = Buffer.from(seed).toString("hex");
  const game: DealtGame = {
    gameID: 3,
    variant: "4x2m" as const,
    seed: hex,
    seedHash,
    draw,
    record,
    decision,
  };
  return { game, witness: witness as Witness };
}

function toldTo0(move: Move): string {
  return formatMove(move).replace(/^([1-9] trade) .*/, "$1");
}
