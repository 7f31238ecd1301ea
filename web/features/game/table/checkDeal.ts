import { parseMove } from "#rules/move.ts";
import { seedRecord } from "#rules/notation/seedRecord.ts";
import type { VariantName } from "#rules/variant.ts";
import type { GameDecision } from "#schema/protocol/match.ts";

/**
 * Whether a game was dealt as promised: the hash shown before the game is that of the seed, and the seed deals exactly
 * the cards of the record (docs/fair-deal.md). Seed and hash are hexadecimal.
 */
export async function isDealFair(game: {
  gameID: number;
  variant: VariantName;
  seed: string;
  seedHash: string;
  record: string;
  decision: GameDecision | null;
}): Promise<boolean> {
  const { gameID, variant, seedHash, record, decision } = game;
  const seed = bytesOf(game.seed);
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", seed));
  if (hexOf(hash) !== seedHash) return false;
  const moves = record.split("\n").flatMap((line) => parseMove(line) ?? []);
  return seedRecord({ gameID, variant, seed, seedHash, moves, decision }) === record;
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
