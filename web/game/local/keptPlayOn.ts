import { formatMove, hexOf, type Move, parseMove, seedBytes } from "#rules/index.ts";
import { createPersistedStore } from "#web/net/persistedStore.ts";

/** A game that goes on from a replay, so that it can be resumed after a reload: the last one of the tab. */
export interface KeptGame {
  /** From which position of which game, on which seat, against which bots. */
  readonly start: string;
  /** The seed of what is dealt. */
  readonly seed: Uint8Array;
  readonly moves: readonly Move[];
}

const kept = createPersistedStore<KeptGame | undefined>("TacPlayOn", undefined, readKept, writtenKept);

/** The game that has begun with this start; a new one if none has. */
export function keptOrNew(start: string): KeptGame {
  const last = kept.read();
  if (last?.start === start) return last;
  return { start, seed: crypto.getRandomValues(new Uint8Array(seedBytes)), moves: [] };
}

export const keepGame: (game: KeptGame) => void = kept.write;

/** The next game begins anew, whatever its start. */
export function forgetKeptGame(): void {
  kept.write(undefined);
}

/** Parses what a tab has stored; `undefined` if that is no game. */
export function readKept(stored: unknown): KeptGame | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { start, seed, moves }: Partial<Record<keyof KeptGame, unknown>> = stored;
  if (typeof start !== "string" || !Array.isArray(moves)) return undefined;
  if (typeof seed !== "string" || !/^([0-9a-f]{2}){32}$/.test(seed)) return undefined;
  const read = moves.map((move) => parseMove(String(move)));
  // Every later move depends on those before it.
  const end = read.indexOf(undefined);
  return {
    start,
    seed: Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)),
    moves: (end < 0 ? read : read.slice(0, end)) as Move[],
  };
}

/** A game as it is stored. */
export function writtenKept(game: KeptGame | undefined): unknown {
  if (game === undefined) return null;
  return { start: game.start, seed: hexOf(game.seed), moves: game.moves.map(formatMove) };
}
