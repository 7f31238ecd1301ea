import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { Ledger } from "./ledger.ts";
import type { Outcome } from "./match.ts";
import type { Row } from "./row.ts";

const folder = mkdtempSync(join(tmpdir(), "tac-ledger-"));
const file = join(folder, "played.jsonl");
const row: Row = { a: "solid", b: "beginner", variant: "4x2m" };
const other: Row = { ...row, variant: "6x3m" };
const won: Outcome = { winner: "a", cards: 90, illegalMoves: 0, milliseconds: { a: [0.1], b: [0.2] } };
const lost: Outcome = { ...won, winner: "b" };

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("a run that was ended in the middle of a line finds what it had played before, and goes on", () => {
  const ledger = new Ledger(file);
  ledger.add(row, 2, [won, lost]);
  ledger.add(other, 5, [lost]);
  appendFileSync(file, '{"a":"solid","b":"begin');
  new Ledger(file).add(row, 1, [won]);
  const found = new Ledger(file);
  expect(found.outcomesOf(row)).toEqual([won, lost, won]);
  expect(found.secondsOf(row)).toBe(3);
  expect(found.outcomesOf(other)).toEqual([lost]);
});
