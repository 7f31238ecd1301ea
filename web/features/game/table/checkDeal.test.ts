import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { legalMoves } from "#rules/legal.ts";
import type { Move } from "#rules/move.ts";
import { newGame } from "#rules/newGame.ts";
import { seedRecord } from "#rules/notation/seedRecord.ts";
import { play } from "#rules/play.ts";
import type { GameDecision } from "#schema/protocol/match.ts";
import { isDealFair } from "./checkDeal.ts";

const seed = new Uint8Array(32).fill(7);
const game = aGame(60);

test("a game that was dealt from its seed is fair", async () => {
  expect(await isDealFair(game)).toBe(true);
});

test("a game that was decided when its time was up is fair, if it was decided like this", async () => {
  const decision = { side: 1, reason: "lot" } as const;
  const decided = aGame(20, decision);
  expect(await isDealFair(decided)).toBe(true);
  expect(await isDealFair({ ...decided, decision: { ...decision, side: 0 } })).toBe(false);
});

test("a seed that was not promised is not", async () => {
  expect(await isDealFair({ ...game, seedHash: "0".repeat(64) })).toBe(false);
});

test("cards that the seed does not deal are not", async () => {
  const record = game.record.replace(/^(deck )(\w+),(\w+)/m, "$1$3,$2");
  expect(record).not.toBe(game.record);
  expect(await isDealFair({ ...game, record })).toBe(false);
});

function aGame(length: number, decision: GameDecision | null = null) {
  const state = newGame("4x2m", seed);
  const moves: Move[] = [];
  while (moves.length < length) {
    const [move] = legalMoves(state);
    moves.push(move);
    play(state, move);
  }
  const seedHash = createHash("sha256").update(seed).digest("hex");
  const record = seedRecord({ gameID: 3, variant: "4x2m", seed, seedHash, moves, decision });
  const hex = Buffer.from(seed).toString("hex");
  return { gameID: 3, variant: "4x2m" as const, seed: hex, seedHash, record, decision };
}
