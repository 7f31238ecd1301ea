import { expect, test } from "vitest";
import { parseMove } from "#rules/move.ts";
import { position } from "#rules/testSupport.ts";
import { viewOf } from "#rules/view.ts";
import { withParts } from "../play/sevenParts.ts";
import { toldFor } from "./told.ts";

const view = viewOf(position("4x2n", "62,63/20/-/40", ["7", "2", "5", "9"]), 0);
const parts = ["0 7 63-h0.2", "0 7 62-h0.0"].map((text) => parseMove(text)!);
const told = { situation: "at first", view, moves: parts };

test("a seven is one hint: who follows it is told what is left of it, without asking again", () => {
  expect(toldFor(told, "at first", view)).toEqual(parts);
  expect(toldFor(told, "later", withParts(view, parts.slice(0, 1)))).toEqual(parts.slice(1));
});

test("who plays another part, or another card, is told nothing any more", () => {
  expect(toldFor(told, "later", withParts(view, [parseMove("0 7 63-h0.1")!]))).toBeUndefined();
  expect(toldFor(told, "later", view)).toBeUndefined();
});

test("while the bot thinks, there is a hint to come in this situation only", () => {
  expect(toldFor({ ...told, moves: null }, "at first", view)).toBeNull();
  expect(toldFor({ ...told, moves: null }, "later", view)).toBeUndefined();
});
