import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { Trouble } from "../trouble.ts";
import { Ledger } from "./ledger.ts";
import type { Outcome } from "./match.ts";
import type { Row } from "./row.ts";
import { noGames, tallyOf } from "./tally.ts";

const folder = mkdtempSync(join(tmpdir(), "tac-ledger-"));
const file = join(folder, "played.jsonl");
const row: Row = { a: "solid", b: "beginner", variant: "4x2m" };
const other: Row = { ...row, variant: "6x3m" };
const won: Outcome = { winner: "a", cards: 90, illegalMoves: 0, milliseconds: { a: [0.1], b: [0.2] } };
const lost: Outcome = { ...won, winner: "b" };

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("goes on where the run before ended, refuses what other bots have played, and leaves one file", () => {
  const ledger = new Ledger(file, "these");
  expect(ledger.tallyOf(row)).toEqual(noGames);
  ledger.add(row, [won, lost]);
  ledger.add(other, [lost]);
  new Ledger(file, "these").add(row, [won]);
  const found = new Ledger(file, "these");
  expect(found.tallyOf(row)).toEqual(tallyOf([won, lost, won]));
  expect(found.tallyOf(other)).toEqual(tallyOf([lost]));
  expect(() => new Ledger(file, "others")).toThrow(Trouble);
  expect(readdirSync(folder)).toEqual(["played.jsonl"]);
});

it.each([
  ["", /line 1/],
  ["{}\n", /not named/],
  ['{"bots":"these"}\n{"a":"solid","b":"begin', /line 2/],
])("says of a file that holds %j what is wrong with it, and leaves it", (text, words) => {
  const broken = join(folder, "broken.jsonl");
  writeFileSync(broken, text);
  expect(() => new Ledger(broken, "these")).toThrow(words);
  expect(readFileSync(broken, "utf8")).toBe(text);
});
