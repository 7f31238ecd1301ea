import { cardName, cardsOf } from "#rules/card.ts";
import type { Seat } from "#rules/variant.ts";
import type { GameState, RecentMove } from "#web/net/game/gameRoom.ts";
import { type OwnDraw, ownDrawFor } from "#web/net/waiting/ownDraw.ts";
import { deviceStorage } from "#web/ui/storage.ts";

/**
 * What this browser saw of a game while it ran. It does not change when the server tells something else later, so that
 * the record at the end can be compared with it (docs/fair-deal.md).
 */
export interface Witness {
  /** The hash of the seed, as it was shown first. */
  readonly seedHash: string;
  /** The number of moves that had been made by then. */
  readonly since: number;
  /** By their numbers, from 1, the moves as they were told: the card that somebody else traded is left out. */
  readonly moves: Readonly<Record<number, string>>;
  /** By the number of moves before, the own hand, and on which seat: `2 5,6,K`. */
  readonly hands: Readonly<Record<number, string>>;
  /** This browser's part in the seed, if it had one. */
  readonly draw?: OwnDraw | undefined;
}

/** The game as far as it is noted. */
type Seen = Pick<GameState, "seedHash" | "version" | "status" | "positions">;
type Told = Pick<RecentMove, "version" | "move">;

/** A browser keeps what it saw of so many games: more than one can play at the same time. */
const gamesKept = 40;
const indexKey = "TacDeals";
const keyOf = (gameID: number): string => `TacDeal${gameID}`;

/**
 * What is noted once the browser has seen this too; what is noted already stays. `undefined` for a game that has ended
 * before anything was noted: whoever shows its seed can show any hash with it.
 * @param moves those that the page knows, also from before it was opened
 * @param draw this browser's part in the seed, if it had one
 */
export function witnessAfter(
  before: Witness | undefined,
  { seedHash, version, status, positions }: Seen,
  moves: readonly Told[],
  draw?: OwnDraw,
): Witness | undefined {
  if (before === undefined && status !== "running") return undefined;
  const witness = before ?? { seedHash, since: version, moves: {}, hands: {}, ...(draw && { draw }) };
  const told = moves.filter(({ version, move }) => move !== undefined && !(version in witness.moves));
  const held = positions.flatMap(({ version, view }) =>
    view.hand === null || view.seat === null || version in witness.hands
      ? []
      : [[version, handInWords(view.seat, view.hand)]],
  );
  if (before !== undefined && told.length === 0 && held.length === 0) return before;
  return {
    ...witness,
    moves: { ...witness.moves, ...Object.fromEntries(told.map(({ version, move }) => [version, move])) },
    hands: { ...witness.hands, ...Object.fromEntries(held) },
  };
}

/** A seat and the cards in its hand, as they are noted. */
export function handInWords(seat: Seat, hand: Parameters<typeof cardsOf>[0]): string {
  return `${seat} ${cardsOf(hand).map(cardName).join()}`;
}

/** What this browser has noted of a game; `undefined` if it has noted nothing. */
export function witnessOf(gameID: number): Witness | undefined {
  return readWitness(deviceStorage.getItem(keyOf(gameID)));
}

/** Notes what a page sees of a game. */
export function witness(gameID: number, seen: Seen, moves: readonly Told[]): void {
  const before = witnessOf(gameID);
  const next = witnessAfter(before, seen, moves, ownDrawFor(gameID));
  if (next === before) return;
  // Nobody misses it before the end, and few then.
  deviceStorage.setItem(keyOf(gameID), JSON.stringify(next), false);
  if (before === undefined) keepNewest(gameID);
}

function keepNewest(gameID: number): void {
  const kept = [...readIndex(deviceStorage.getItem(indexKey)).filter((one) => one !== gameID), gameID];
  for (const old of kept.slice(0, -gamesKept)) deviceStorage.removeItem(keyOf(old));
  deviceStorage.setItem(indexKey, JSON.stringify(kept.slice(-gamesKept)), false);
}

function readIndex(stored: string | null): number[] {
  const index = parsed(stored);
  return Array.isArray(index) ? index.filter(Number.isInteger) : [];
}

/** Parses what a browser has stored, whatever it is. */
export function readWitness(stored: string | null): Witness | undefined {
  const found = parsed(stored) as Partial<Record<keyof Witness, unknown>> | null;
  if (typeof found !== "object" || found === null) return undefined;
  const { seedHash, since, moves, hands, draw } = found;
  if (typeof seedHash !== "string" || !Number.isInteger(since)) return undefined;
  if (!isTexts(moves) || !isTexts(hands)) return undefined;
  return { seedHash, since: since as number, moves, hands, ...(isOwnDraw(draw) && { draw }) };
}

function isOwnDraw(found: unknown): found is OwnDraw {
  if (typeof found !== "object" || found === null) return false;
  const { secret, commitment, serverHash, commitments }: Partial<Record<keyof OwnDraw, unknown>> = found;
  const areTexts = [secret, commitment, serverHash].every((text) => typeof text === "string");
  return areTexts && (commitments === null || Array.isArray(commitments));
}

function isTexts(found: unknown): found is Record<number, string> {
  if (typeof found !== "object" || found === null) return false;
  return Object.entries(found).every(([n, text]) => /^\d+$/.test(n) && typeof text === "string");
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? "null");
  } catch {
    return null;
  }
}
