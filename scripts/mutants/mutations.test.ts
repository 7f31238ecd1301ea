import { expect, test } from "vitest";
import { mutated, mutationsOf } from "./mutations.ts";

/** What a source may become. */
const madeOf = (source: string) => mutationsOf(source).map((mutation) => mutated(source, mutation));

test("a comparison is mistaken at its limit and for its opposite", () => {
  expect(madeOf("const isLess = one < other;")).toEqual([
    "const isLess = one <= other;",
    "const isLess = one >= other;",
  ]);
});

test("a condition always holds or never, and what follows from it is left out", () => {
  expect(madeOf("if (isOver) end();")).toEqual(["if (false) end();", "if (true) end();", "if (isOver) ;"]);
});

test("a number is one less or one more, none is less than none", () => {
  expect(madeOf("const counts = [0, 4];")).toEqual([
    "const counts = [1, 4];",
    "const counts = [0, 5];",
    "const counts = [0, 3];",
  ]);
});

test("types and what an error says are left alone", () => {
  expect(madeOf("type Side = 0 | 1;")).toEqual([]);
  expect(madeOf("throw new RangeError(String(1 + count));")).toEqual([]);
  expect(madeOf("const name: Record<0 | 1, string> = names;")).toEqual([]);
});

test("a mutation is named by its line", () => {
  const [mutation] = mutationsOf("function isNew() {\n  return !isOld;\n}");
  expect(mutation).toMatchObject({ line: 2, inWords: "return !isOld; [7: !isOld → isOld]" });
});
