import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transformAsync } from "@babel/core";
import compiler, { type PluginOptions } from "babel-plugin-react-compiler";
import { root } from "./process/paths.ts";
import { changedFiles } from "./testing/changed.ts";

/**
 * A part of `npm run lint`: React's own compiler judges the components and hooks of the client: whether they read or
 * write refs while rendering, change what they must not, or call what gives another result each time. It only judges;
 * the build does not use it. With `--changed` it looks only at the files that differ from main.
 */
const changed = process.argv.includes("--changed") ? new Set(changedFiles()) : undefined;
const broken: string[] = [];

/** What it says of code that is right, but that it could not compile. */
const notOurs = new Set(["Todo", "UnsupportedSyntax", "IncompatibleLibrary", "PreserveManualMemo"]);

const options: Partial<PluginOptions> = {
  noEmit: true,
  panicThreshold: "none",
  environment: { validateNoImpureFunctionsInRender: true, validateNoSetStateInRender: true },
  logger: {
    logEvent(file, event) {
      if (event.kind !== "CompileError") return;
      const { category, reason } = event.detail;
      if (notOurs.has(category)) return;
      const place = event.detail.primaryLocation();
      const line = place && typeof place !== "symbol" ? place.start.line : "?";
      broken.push(`${file?.slice(root.length + 1)}:${line}: ${category}: ${reason}`);
    },
  },
};

for (const file of globSync("web/**/*.{ts,tsx}", { cwd: root })) {
  if (file.includes(".test.") || changed?.has(file) === false) continue;
  const filename = join(root, file);
  await transformAsync(readFileSync(filename, "utf8"), {
    filename,
    root,
    code: false,
    babelrc: false,
    configFile: false,
    parserOpts: { plugins: ["typescript", "jsx"] },
    plugins: [[compiler, options]],
  });
}

for (const line of broken) console.error(line);
if (broken.length > 0) process.exit(1);
