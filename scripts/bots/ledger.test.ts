import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
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

const these = () => "these";

it("goes on where the run before ended, and leaves one file", () => {
  const ledger = new Ledger(file, these);
  expect(ledger.tallyOf(row)).toEqual(noGames);
  ledger.add(row, [won, lost]);
  ledger.add(other, [lost]);
  new Ledger(file, these).add(row, [won]);
  const found = new Ledger(file, these);
  expect(found.tallyOf(row)).toEqual(tallyOf([won, lost, won]));
  expect(found.tallyOf(other)).toEqual(tallyOf([lost]));
  expect(readdirSync(folder)).toEqual(["played.jsonl"]);
});

it("begins the rows anew whose bots play otherwise by now, and keeps the others", () => {
  const changed = join(folder, "changed.jsonl");
  const before = new Ledger(changed, these);
  before.add(row, [won]);
  before.add(other, [lost]);
  const botsOf = ({ variant }: Row) => (variant === other.variant ? "others" : "these");
  const after = new Ledger(changed, botsOf);
  expect(after.tallyOf(row)).toEqual(tallyOf([won]));
  expect(after.tallyOf(other)).toEqual(noGames);
  after.add(other, [won, won]);
  expect(new Ledger(changed, botsOf).tallyOf(other)).toEqual(tallyOf([won, won]));
  expect(new Ledger(changed, these).tallyOf(other)).toEqual(noGames);
});

it("leaves rows out that the tables do not have, without asking who plays them", () => {
  const old = join(folder, "old.jsonl");
  writeFileSync(old, `{}\n{"bots":"these"}\n{"a":"solid","b":"beginner","variant":"8x2m","bots":"these"}\n`);
  const ledger = new Ledger(old, ({ variant }) => {
    expect(["4x2m", "6x3m"]).toContain(variant);
    return "these";
  });
  ledger.add(row, [won]);
  expect(readFileSync(old, "utf8").trimEnd().split("\n").length).toBe(1);
});

it.each([
  ["begin", /line 1/],
  ['{"a":"solid","b":"beginner","variant":"4x2m","bots":"these"}\n{"a":"solid","b":"begin', /line 2/],
])("says of a file that holds %j what is wrong with it, and leaves it", (text, words) => {
  const broken = join(folder, "broken.jsonl");
  writeFileSync(broken, text);
  expect(() => new Ledger(broken, these)).toThrow(words);
  expect(readFileSync(broken, "utf8")).toBe(text);
});
