/**
 * `npm run -s bench:bots -- --a LEVEL --b LEVEL --variant 4x2m --games N --seed S [--threads T] [--looks L]`: how strong
 * bots are. LEVEL is 1 to 4 or `random`. Two games at a time have the same deals with all seats changed; of three teams
 * one plays against two. Prints one JSON line: `wins` of a, `winRate` with its 95 % `interval` (Wilson), `illegalMoves`,
 * CPU milliseconds a move at median and p99 for each side, mean `cards` laid in a game (Team-Tac: of each side's own
 * games). `--looks` is the budget of level 4.
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { isVariantName, type Level, levels, variantOf } from "#rules/index.ts";
import type { Outcome, Player, Side } from "./bots/match.ts";
import { runMatch } from "./bots/runMatch.ts";
import { Trouble } from "./trouble.ts";

const { values } = parseArgs({
  options: {
    a: { type: "string", default: "4" },
    b: { type: "string", default: "3" },
    variant: { type: "string", default: "4x2m" },
    games: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    threads: { type: "string", default: String(availableParallelism()) },
    looks: { type: "string" },
  },
});
const { variant } = values;
if (!isVariantName(variant)) throw new Trouble(`expected a variant such as 4x2m, found ${variant}`);
const { isTeamTac } = variantOf(variant);
const [games, seed, threads] = [values.games, values.seed, values.threads].map(Number);
const looks = values.looks === undefined ? undefined : Number(values.looks);
const match = { a: playerOf(values.a), b: playerOf(values.b), variant, seed, looks };
const outcomes = await runMatch(match, games, threads);
const wins = outcomes.filter(({ winner }) => winner === "a").length;
console.log(
  JSON.stringify({
    ...match,
    games,
    ...(isTeamTac ? {} : { wins, winRate: round(wins / games), interval: wilson(wins, games) }),
    illegalMoves: sum(outcomes.map(({ illegalMoves }) => illegalMoves)),
    milliseconds: { a: times("a"), b: times("b") },
    cards: cards(),
  }),
);

function playerOf(text: string): Player {
  if (text === "random") return text;
  const level = levels.find((known) => String(known) === text);
  if (level === undefined) throw new Trouble(`expected a level from 1 to 4 or "random", found ${text}`);
  return level satisfies Level;
}

/** The 95 % interval of a share (Wilson's score interval). */
function wilson(hits: number, tries: number): [number, number] {
  const z = 1.96;
  const share = hits / tries;
  const middle = share + (z * z) / (2 * tries);
  const half = z * Math.sqrt((share * (1 - share)) / tries + (z * z) / (4 * tries * tries));
  const whole = 1 + (z * z) / tries;
  return [round((middle - half) / whole), round((middle + half) / whole)];
}

function times(side: Side): { median: number; p99: number } {
  const sorted = outcomes.flatMap(({ milliseconds }) => milliseconds[side]).sort((x, y) => x - y);
  const quantile = (share: number) => round(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  return { median: quantile(0.5), p99: quantile(0.99) };
}

function cards(): number | Record<Side, number> {
  const mean = (of: Outcome[]) => round(sum(of.map((outcome) => outcome.cards)) / of.length);
  if (!isTeamTac) return mean(outcomes);
  return {
    a: mean(outcomes.filter(({ winner }) => winner === "a")),
    b: mean(outcomes.filter(({ winner }) => winner === "b")),
  };
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function round(number: number): number {
  return Number(number.toFixed(3));
}
