/**
 * `npm run puzzles -- [--from GAMES | --bots GAMES] [--count N] [--seed S] [--out FILE]`: finds puzzles and writes them.
 * `--from` is a file or folder of finished games in Tac notation; without it bots play `--bots` games first. Only
 * positions are taken from them. The same arguments write the same file. Prints how many puzzles there are of each kind
 * and difficulty.
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { difficulties, type Puzzle, puzzleKinds } from "#rules/puzzles/puzzle.ts";
import { writePuzzles } from "#rules/puzzles/record.ts";
import { candidatesAt } from "./puzzles/candidates.ts";
import { gamesOfBots, gamesOfFiles } from "./puzzles/games.ts";
import { momentsOf } from "./puzzles/moments.ts";
import { type Found, selectPuzzles } from "./puzzles/select.ts";

const { values } = parseArgs({
  options: {
    from: { type: "string" },
    bots: { type: "string", default: "1200" },
    count: { type: "string", default: "400" },
    seed: { type: "string", default: "1" },
    out: { type: "string", default: "rules/puzzles/puzzles.tac" },
  },
});

const seed = numberOf("seed");
const games = values.from === undefined ? gamesOfBots(numberOf("bots"), seed) : gamesOfFiles(values.from);
const found: Found[] = [];
let played = 0;
for (const game of games) {
  for (const moment of momentsOf(game)) {
    for (const candidate of candidatesAt(moment)) found.push({ ...candidate, game: played });
  }
  played++;
}
console.log(`${played} games, ${found.length} candidates`);
const puzzles = selectPuzzles(found, numberOf("count"), seed);
writeFileSync(values.out, writePuzzles(puzzles));
console.log(`${values.out}: ${puzzles.length} puzzles`);
console.table(tableOf(puzzles));

function numberOf(name: "bots" | "count" | "seed"): number {
  const number = Number(values[name]);
  if (!Number.isSafeInteger(number) || number < 1) {
    throw new RangeError(`expected --${name} to be a whole number from 1 on, found "${values[name]}"`);
  }
  return number;
}

function tableOf(puzzles: readonly Puzzle[]): Record<string, Record<string, number>> {
  const count = (kind: string, difficulty: string) =>
    puzzles.filter((puzzle) => puzzle.goal.kind === kind && puzzle.difficulty === difficulty).length;
  return Object.fromEntries(
    puzzleKinds.map((kind) => [
      kind,
      Object.fromEntries(difficulties.map((difficulty) => [difficulty, count(kind, difficulty)])),
    ]),
  );
}
