/**
 * `node scripts/bots-table.ts [--games N] [--team-tac-games N] [--seed S] [--threads T]`: plays all pairs of levels and
 * writes the tables of docs/bots.md.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { botLevels, type VariantName } from "#rules/index.ts";
import type { Match, Player } from "./bots/match.ts";
import { runMatch } from "./bots/runMatch.ts";
import { type Summary, summaryOf } from "./bots/summary.ts";

const { values } = parseArgs({
  options: {
    games: { type: "string", default: "2000" },
    "team-tac-games": { type: "string", default: "500" },
    seed: { type: "string", default: "1" },
    threads: { type: "string", default: String(availableParallelism()) },
  },
});
const seed = Number(values.seed);
const threads = Number(values.threads);

const players: readonly Player[] = ["random", ...botLevels];
const rows: string[] = [
  "| a | b | variant | games | a wins | 95 % | ms of a, median / p99 |",
  "|---|---|---|---|---|---|---|",
];
for (const variant of ["4x2m", "6x3m", "6x2m"] as const) {
  for (const [i, a] of players.entries()) {
    for (const b of players.slice(0, i)) {
      const { games, winRate, interval, milliseconds } = await played(
        { a, b, variant },
        Number(values.games),
      );
      const [low, high] = (interval ?? []).map(percent);
      const cells = [a, b, variant, games, percent(winRate ?? 0), `${low} – ${high}`];
      rows.push(`| ${cells.join(" | ")} | ${milliseconds.a.median} / ${milliseconds.a.p99} |`);
    }
  }
}
rows.push("", "| level | variant | games | cards a game |", "|---|---|---|---|");
for (const variant of ["4x1m", "6x1m"] as const) {
  for (const level of botLevels) {
    const { cards } = await played({ a: level, b: level, variant }, Number(values["team-tac-games"]));
    const mean = typeof cards === "number" ? cards : (cards.a + cards.b) / 2;
    rows.push(`| ${level} | ${variant} | ${values["team-tac-games"]} | ${mean.toFixed(1)} |`);
  }
}
const [begin, end] = ["<!-- tables -->", "<!-- end of tables -->"];
const file = join(import.meta.dirname, "../docs/bots.md");
const text = readFileSync(file, "utf8");
const before = text.slice(0, text.indexOf(begin) + begin.length);
writeFileSync(file, `${before}\n\n${rows.join("\n")}\n\n${text.slice(text.indexOf(end))}`);

async function played(pair: { a: Player; b: Player; variant: VariantName }, games: number): Promise<Summary> {
  const match: Match = { ...pair, seed, looks: undefined };
  return summaryOf(match, await runMatch(match, games, threads));
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}
