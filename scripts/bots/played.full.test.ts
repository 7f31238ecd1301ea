import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";
import { Ledger } from "./ledger.ts";
import { tablesOf } from "./tables.ts";

test("the tables of docs/bots.md are what the bots as they are have played", () => {
  const ledger = new Ledger(join(import.meta.dirname, "played.jsonl"), fingerprint);
  const docs = readFileSync(join(import.meta.dirname, "../../docs/bots.md"), "utf8");
  expect(docs).toContain(`<!-- tables -->\n\n${tablesOf(ledger)}\n\n<!-- end of tables -->`);
});
