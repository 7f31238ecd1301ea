/**
 * `npm run -s bench:rules [-- --seconds S]`: measures how fast the rules are, on one thread. Plays whole games, each
 * move drawn uniformly from `legalMoves`, and prints one JSON line: `movesPerSecond` for each variant, and in
 * `legalMoves` the microseconds of a call at the median and the 99th percentile, over the positions of such games in
 * all variants.
 */
import { parseArgs } from "node:util";
import {
  legalMoves,
  type Move,
  newGame,
  play,
  type State,
  type VariantName,
  variantNames,
} from "#rules/index.ts";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "1" } } });
const milliseconds = 1000 * Number(values.seconds);

/** A fast, uniform and reproducible random number generator for the benchmark (Marsaglia's xorshift32). */
let word = 2463534242;
function random(limit: number): number {
  word ^= word << 13;
  word ^= word >>> 17;
  word ^= word << 5;
  return (word >>> 0) % limit;
}

function seedOf(n: number): Uint8Array {
  const seed = new Uint8Array(32);
  new DataView(seed.buffer).setUint32(0, n);
  return seed;
}

/** Plays one game to its end, or up to `maxMoves`; returns the number of moves. */
function playGame(state: State, moves: Move[], maxMoves = 20_000): number {
  let played = 0;
  for (; played < maxMoves; played++) {
    moves.length = 0;
    legalMoves(state, moves);
    if (moves.length === 0) break;
    play(state, moves[random(moves.length)]);
  }
  return played;
}

function movesPerSecond(variant: VariantName): number {
  const moves: Move[] = [];
  const begin = performance.now();
  let played = 0;
  for (let n = 0; performance.now() - begin < milliseconds; n++) {
    played += playGame(newGame(variant, seedOf(n)), moves);
  }
  return Math.round((1000 * played) / (performance.now() - begin));
}

/** Microseconds of single calls of `legalMoves`, sorted. */
function callTimes(): number[] {
  const times: number[] = [];
  const moves: Move[] = [];
  for (const variant of variantNames) {
    const state = newGame(variant, seedOf(1));
    for (let played = 0; played < 2000; played++) {
      moves.length = 0;
      const begin = performance.now();
      legalMoves(state, moves);
      times.push(1000 * (performance.now() - begin));
      if (moves.length === 0) break;
      play(state, moves[random(moves.length)]);
    }
  }
  return times.sort((a, b) => a - b);
}

const rates: Partial<Record<VariantName, number>> = {};
for (const variant of variantNames) {
  playGame(newGame(variant, seedOf(0)), []);
  rates[variant] = movesPerSecond(variant);
}
const times = callTimes();
const quantile = (share: number) => Number(times[Math.floor(share * (times.length - 1))].toFixed(3));
console.log(
  JSON.stringify({
    movesPerSecond: rates,
    legalMoves: { medianMicroseconds: quantile(0.5), p99Microseconds: quantile(0.99), calls: times.length },
  }),
);
