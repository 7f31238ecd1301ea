/**
 * `npm run -s bench:puzzles [-- --browser]`: measures how long the searches of the shipped puzzles take on one thread: in
 * Node, or in Chromium with a processor four times slower. Prints one JSON line (`scripts/puzzles/searchTimes.ts`).
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./process/paths.ts";
import { searchTimes } from "./puzzles/searchTimes.ts";
import { timesInBrowser } from "./puzzles/timesInBrowser.ts";

const slowdown = 4;

const text = readFileSync(join(root, "rules/puzzles/puzzles.tac"), "utf8");
const times = process.argv.includes("--browser") ? await timesInBrowser(text, slowdown) : searchTimes(text);
console.log(JSON.stringify(times));
