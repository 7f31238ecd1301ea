import { readFileSync } from "node:fs";
import { errorsOf } from "#edge/openapi/errors.ts";
import { statusOf } from "#edge/problem.ts";
import type { ApiCall } from "#schema/api/call.ts";
import { apiCalls } from "#schema/api/calls/index.ts";

/**
 * A part of `npm test`: `node scripts/check-answers.ts FILE` checks whether the tests have seen every answer in the
 * API's document. The file lists what they have seen (tests/support/openApi.ts), one per line. Exits with 1 and the
 * names of those that are missing.
 */
const [file] = process.argv.slice(2);
const seen = new Set(readFileSync(file, "utf8").split("\n"));
const missing = Object.values(apiCalls)
  .flat()
  .flatMap(answersOf)
  .filter((answer) => !seen.has(answer));

for (const answer of missing) console.error(`No test has seen ${answer.trim()}.`);
process.exit(missing.length > 0 ? 1 : 0);

/** Every answer of a call except server errors, which nobody can cause from outside. */
function answersOf(call: ApiCall): string[] {
  const { method, path, answer } = call;
  const success = answer ? (answer.status ?? 200) : 204;
  const refusals = errorsOf(call).filter((code) => code !== "internal");
  return [
    `${method} ${path} ${success} `,
    ...(answer?.hasTag ? [`${method} ${path} 304 `] : []),
    ...refusals.map((code) => `${method} ${path} ${statusOf[code]} ${code}`),
  ];
}
