import { formatMove, type Move, moveKind, moveSeat, parseMove } from "#rules/move.ts";
import { newGame } from "#rules/newGame.ts";
import { hexOf, seedRecord } from "#rules/notation/seedRecord.ts";
import { play } from "#rules/play.ts";
import type { State } from "#rules/state.ts";
import type { VariantName } from "#rules/variant.ts";
import type { GameDecision } from "#schema/protocol/match.ts";
import { handInWords, type Witness } from "./witness.ts";

/** A game that has ended, as its record tells it. Seed and hash are hexadecimal. */
export interface DealtGame {
  readonly gameID: number;
  readonly variant: VariantName;
  readonly seed: string;
  readonly seedHash: string;
  readonly record: string;
  readonly decision: GameDecision | null;
}

/** What is not as it should be in a game that has ended; `move` is the number of the first move that it concerns. */
export type DealDifference =
  /** The seed's hash is another one than the browser noted while the game ran. */
  | { what: "otherHash" }
  /** The seed does not have the hash that stands beside it. */
  | { what: "seed" }
  /** The record is not what the seed deals: other cards, another first seat, another end, or a move that can't be. */
  | { what: "record" }
  /** A move was another one when it was made. */
  | { what: "move"; move: number }
  /** The browser's player held other cards before this move. */
  | { what: "hand"; move: number };

/**
 * Compares a game that has ended with itself and with what this browser saw of it (docs/fair-deal.md).
 * @param witness undefined if the browser saw nothing of it
 * @returns everything that differs; of moves and of hands the first
 */
export async function differencesIn(
  game: DealtGame,
  witness: Witness | undefined,
): Promise<DealDifference[]> {
  const { gameID, variant, seedHash, record, decision } = game;
  const differences: DealDifference[] = [];
  const seed = bytesOf(game.seed);
  const hash = hexOf(new Uint8Array(await crypto.subtle.digest("SHA-256", seed)));
  if (witness !== undefined && hash !== witness.seedHash) differences.push({ what: "otherHash" });
  if (hash !== seedHash) differences.push({ what: "seed" });
  const moves = record.split("\n").flatMap((line) => parseMove(line) ?? []);
  try {
    if (seedRecord({ gameID, variant, seed, seedHash, moves, decision }) !== record)
      differences.push({ what: "record" });
    if (witness !== undefined) differences.push(...otherThanSeen(newGame(variant, seed), moves, witness));
  } catch {
    // The rules can't carry out these moves with these cards.
    return [...differences, { what: "record" }];
  }
  return differences;
}

/** The first move and the first hand that the browser saw otherwise. */
function otherThanSeen(state: State, moves: readonly Move[], seen: Witness): DealDifference[] {
  let move: number | undefined;
  let hand: number | undefined;
  const last = Math.max(moves.length, ...Object.keys(seen.moves).map(Number));
  for (let n = 0; n <= last; n++) {
    if (n > 0) {
      const told = seen.moves[n];
      if (told !== undefined && !isToldAs(moves[n - 1], told)) move ??= n;
      if (n <= moves.length) play(state, moves[n - 1]);
    }
    const held = seen.hands[n];
    if (held === undefined) continue;
    const seat = Number.parseInt(held, 10);
    if (n > moves.length || handInWords(seat, state.hands[seat]) !== held) hand ??= n + 1;
  }
  return [
    ...(move === undefined ? [] : [{ what: "move" as const, move }]),
    ...(hand === undefined ? [] : [{ what: "hand" as const, move: hand }]),
  ];
}

/** Whether a move may have been told like this. The card of somebody else's trade was left out. */
function isToldAs(move: Move | undefined, told: string): boolean {
  if (move === undefined) return false;
  return formatMove(move) === told || (moveKind(move) === "trade" && `${moveSeat(move)} trade` === told);
}

/** The bytes that hexadecimal digits stand for. */
function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}
