import { formatMove, type Move, moveKind, moveSeat, parseMove } from "#rules/move.ts";
import { newGame } from "#rules/newGame.ts";
import type { Draw } from "#rules/notation/draw.ts";
import { bytesOf, hexOf } from "#rules/notation/hex.ts";
import { seedRecord } from "#rules/notation/seedRecord.ts";
import { play } from "#rules/play.ts";
import type { State } from "#rules/state.ts";
import type { VariantName } from "#rules/variant.ts";
import { hashOf, seedOf } from "#schema/draw.ts";
import type { GameDecision } from "#schema/protocol/match.ts";
import type { OwnDraw } from "#web/net/waiting/ownDraw.ts";
import { handInWords, type Witness } from "./witness.ts";

/** A game that has ended, as its record tells it. Seed and hash are hexadecimal. */
export interface DealtGame {
  readonly gameID: number;
  readonly variant: VariantName;
  readonly seed: string;
  readonly seedHash: string;
  readonly draw: Draw | null;
  readonly record: string;
  readonly decision: GameDecision | null;
}

/** What is not as it should be in a game that has ended; `move` is the number of the first move that it concerns. */
export type DealDifference =
  /** The seed's hash is another one than the browser noted while the game ran. */
  | { what: "otherHash" }
  /** The seed does not have the hash that stands beside it. */
  | { what: "seed" }
  /** What the server drew does not have the hash that it showed before the game, or shows now. */
  | { what: "serverSeed" }
  /** The seed does not follow from what the server and the browsers drew. */
  | { what: "combined" }
  /** A browser's part is another one than it had committed to. */
  | { what: "parts" }
  /** This browser's own part is not in the seed, although it revealed it. */
  | { what: "leftOut" }
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
  const { gameID, variant, seedHash, draw, record, decision } = game;
  const differences: DealDifference[] = [];
  const seed = bytesOf(game.seed);
  const hash = await hashOf(game.seed);
  if (witness !== undefined && hash !== witness.seedHash) differences.push({ what: "otherHash" });
  if (hash !== seedHash) differences.push({ what: "seed" });
  differences.push(...(await otherDraw(game, witness?.draw)));
  const moves = record.split("\n").flatMap((line) => parseMove(line) ?? []);
  try {
    if (seedRecord({ gameID, variant, seed, seedHash, draw, moves, decision }) !== record)
      differences.push({ what: "record" });
    if (witness !== undefined) differences.push(...otherThanSeen(newGame(variant, seed), moves, witness));
  } catch {
    // The rules can't carry out these moves with these cards.
    return [...differences, { what: "record" }];
  }
  return differences;
}

/** What is not as it should be in where the seed came from. */
async function otherDraw({ seed, draw }: DealtGame, own: OwnDraw | undefined): Promise<DealDifference[]> {
  if (draw === null) return own === undefined || own.commitments === null ? [] : [{ what: "leftOut" }];
  const { serverSeed, serverHash, commitments, reveals } = draw;
  const hashes = await Promise.all(reveals.map((reveal) => reveal && hashOf(reveal)));
  const areKept = hashes.every((hash, seat) => hash === null || hash === commitments[seat]);
  const areAsTold = !own?.commitments || isEqual(own.commitments, commitments);
  const shown = own?.serverHash ?? serverHash;
  const isOwnThere = !own?.commitments || reveals.includes(own.secret);
  return [
    (await hashOf(serverSeed)) === serverHash && serverHash === shown ? [] : { what: "serverSeed" as const },
    hexOf(await seedOf(draw)) === seed ? [] : { what: "combined" as const },
    areKept && areAsTold ? [] : { what: "parts" as const },
    isOwnThere ? [] : { what: "leftOut" as const },
  ].flat();
}

function isEqual(one: readonly (string | null)[], other: readonly (string | null)[]): boolean {
  return one.length === other.length && one.every((part, seat) => part === other[seat]);
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
