/**
 * `npm run -s bench:bots -- --a LEVEL --b LEVEL --variant 4x2m --games N --seed S [--threads T] [--looks L]`: measures
 * the strength of bots. LEVEL is 1 to 4, the level's name, or `random`. Games come in pairs with the same deals and all
 * seats swapped; of three teams one plays against two. Prints one JSON line: `wins` of a, `winRate` with its 95 %
 * `interval` (Wilson), `illegalMoves`, CPU milliseconds per move at median and p99 for each side, mean `cards` played
 * in a game (Team-Tac: of each side's own games). `--looks` is the budget of a master. CPU time of a thread requires
 * Node 23.9 or newer.
 */
import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import { botLevels, isVariantName } from "#rules/index.ts";
import { countOf } from "./bots/count.ts";
import type { Player } from "./bots/match.ts";
import { MatchThreads } from "./bots/matchThreads.ts";
import { summaryOf } from "./bots/summary.ts";
import { tallyOf } from "./bots/tally.ts";
import { runScript } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";

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

await runScript(async () => {
  const { variant } = values;
  if (!isVariantName(variant)) throw new Trouble(`Expected a variant such as 4x2m, found "${variant}".`);
  const match = {
    a: playerOf(values.a),
    b: playerOf(values.b),
    variant,
    seed: countOf("seed", values.seed, 0),
    looks: values.looks === undefined ? undefined : countOf("looks", values.looks),
  };
  const games = countOf("games", values.games);
  const threads = new MatchThreads(Math.min(games, countOf("threads", values.threads)));
  try {
    const outcomes = await threads.play(match, games);
    console.log(JSON.stringify({ ...match, ...summaryOf(match, tallyOf(outcomes)) }));
  } finally {
    await threads.stop();
  }
});

function playerOf(text: string): Player {
  if (text === "random") return text;
  const level = botLevels.find((known, at) => known === text || String(at + 1) === text);
  if (level === undefined) throw new Trouble(`Expected a level from 1 to 4 or "random", found "${text}".`);
  return level;
}
