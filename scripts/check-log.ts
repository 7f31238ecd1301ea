import { existsSync, readFileSync } from "node:fs";
import { leaksIn } from "./log/leaks.ts";

/**
 * A part of `npm test`: `node scripts/check-log.ts LOG SECRETS` checks that what the sites printed while they were tested
 * gives nothing away. LOG has one line each (LOG_FILE of the sites), SECRETS what tests have used, one JSON string a line
 * (tests/support/secrets.ts). Exits with 1 and the lines that do, or if there is nothing to check.
 */
const [log, secretsFile] = process.argv.slice(2);
const lines = new Set(linesOf(log));
const secrets = new Set(linesOf(secretsFile).map((line): string => JSON.parse(line)));
const found = [...lines].flatMap((line) => leaksIn(line, secrets).map((leak) => `${leak}: ${line}`));

for (const leak of found) console.error(`The log has ${leak}`);
if (lines.size === 0 || secrets.size === 0)
  console.error(`There is nothing to check: ${lines.size} lines, ${secrets.size} secrets.`);
else console.log(`${lines.size} lines of the log, ${secrets.size} secrets, ${found.length} leaks`);
process.exit(found.length > 0 || lines.size === 0 || secrets.size === 0 ? 1 : 0);

function linesOf(path: string): string[] {
  return existsSync(path) ? readFileSync(path, "utf8").split("\n").filter(Boolean) : [];
}
