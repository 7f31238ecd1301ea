import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Ledger } from "./ledger.ts";
import type { Outcome } from "./match.ts";
import { tablesOf } from "./tables.ts";

const folder = mkdtempSync(join(tmpdir(), "tac-tables-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the tables have a line for each row of which something was played", () => {
  const ledger = new Ledger(join(folder, "played.jsonl"), () => "these");
  const won: Outcome = { winner: "a", cards: 90, illegalMoves: 0, milliseconds: { a: [1], b: [0.25] } };
  ledger.add({ a: "solid", b: "beginner", variant: "6x3m" }, [won, { ...won, winner: "b" }]);
  ledger.add({ a: "master", b: "master", variant: "4x1m" }, [won, { ...won, cards: 95 }]);
  expect(tablesOf(ledger).split("\n")).toEqual([
    "| a | b | variant | games | a wins | 95 % | illegal | ms of a, median / p99 |",
    "|---|---|---|---|---|---|---|---|",
    "| 2 | 1 | 6x3m | 2 | 50.0 % | 9.5 % – 90.5 % | 0 | 1 / 1 |",
    "",
    "| level | variant | games | cards a game | illegal | ms, median / p99 |",
    "|---|---|---|---|---|---|",
    "| 4 | 4x1m | 2 | 92.5 | 0 | 1 / 1 |",
  ]);
});
