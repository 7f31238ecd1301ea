/**
 * `npm run puzzles -- [--from GAMES | --bots N] [--count N] [--seed S] [--out FILE]`: finds puzzles and writes them to
 * FILE. GAMES is a file or folder of games in Tac notation; without it bots play N games. Only positions are taken from
 * the games. The same arguments write the same file. Prints how many puzzles there are of each kind and difficulty.
 */
import { existsSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { difficulties, type Puzzle, puzzleKinds } from "#rules/puzzles/puzzle.ts";
import { writePuzzles } from "#rules/puzzles/record.ts";
import { countOf } from "./bots/count.ts";
import { runScript } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";
import { findPuzzles } from "./puzzles/find.ts";
import { gamesOfBots, gamesOfFiles } from "./puzzles/games.ts";

const { values } = parseArgs({
  options: {
    from: { type: "string" },
    bots: { type: "string", default: "480" },
    count: { type: "string", default: "400" },
    seed: { type: "string", default: "1" },
    out: { type: "string", default: "rules/puzzles/puzzles.tac" },
  },
});

await runScript(async () => {
  const { from, out } = values;
  if (from !== undefined && !existsSync(from)) {
    throw new Trouble(`Expected games in Tac notation in ${from}, found nothing.`);
  }
  const seed = countOf("seed", values.seed, 0);
  const games = from === undefined ? gamesOfBots(countOf("bots", values.bots), seed) : gamesOfFiles(from);
  const puzzles = findPuzzles(games, countOf("count", values.count), seed);
  writeFileSync(out, writePuzzles(puzzles));
  console.log(`${out}: ${puzzles.length} puzzles`);
  console.table(tableOf(puzzles));
});

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
