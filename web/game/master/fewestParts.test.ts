import { expect, test } from "vitest";
import { formatMove, parseMove } from "#rules/index.ts";
import { position } from "#rules/testSupport.ts";
import { viewOf } from "#rules/view.ts";
import { fewestParts } from "./fewestParts.ts";

const partsOf = (...texts: string[]) => texts.map((text) => parseMove(text)!);

test("single steps become one, and steps back and forth at home are left out", () => {
  const view = viewOf(position("4x2n", "20,h0.1/30/-/40", ["7", "2", "5", "9"]), 0);
  const single = ["20-21", "21-22", "22-23", "h0.1-h0.2", "h0.2-h0.1", "23-24", "24-25"];
  const same = fewestParts(view, partsOf(...single.map((steps) => `0 7 ${steps}`))).map(formatMove);
  expect(same).toHaveLength(3);
  expect(same.filter((part) => part.includes("h0"))).toHaveLength(2);
});

test("what is knocked out on the way is knocked out all the same", () => {
  const view = viewOf(position("4x2n", "20,50/22,24/-/40", ["7", "2", "5", "9"]), 0);
  const parts = partsOf("0 7 20-22", "0 7 22-24", "0 7 50-51", "0 7 24-25", "0 7 51-52");
  expect(fewestParts(view, parts).map(formatMove).toSorted()).toEqual(["0 7 20-25", "0 7 50-52"]);
});

test("a seven in one part stays as it is", () => {
  const view = viewOf(position("4x2n", "20/30/-/40", ["7", "2", "5", "9"]), 0);
  const parts = partsOf("0 7 20-27");
  expect(fewestParts(view, parts)).toEqual(parts);
});
