import { expect, test } from "vitest";
import { game } from "#schema/protocol/game.ts";
import { readFrame } from "./frames.ts";

const read = (frame: unknown) => readFrame(JSON.stringify(frame), game);

test("reads an event of the protocol", () => {
  const event = {
    v: 3,
    type: "game:presence",
    data: { online: [0, 2], awaySince: [null, 5, null, null], spectators: 1, watching: [] },
  };
  expect(read(event)).toEqual({ kind: "event", event });
});

test("reads an answer, with data or an error", () => {
  const done = { re: "a1", status: 200, data: { version: 4 } };
  expect(read(done)).toEqual({ kind: "answer", answer: done });
  const refused = { re: "a1", status: 409, error: "stale" };
  expect(read(refused)).toEqual({ kind: "answer", answer: refused });
});

test.each([
  ["an unknown event", { v: 3, type: "game:hands", data: {} }],
  ["a name of every object", { v: 3, type: "constructor", data: {} }],
  ["data of another shape", { v: 3, type: "game:presence", data: { online: "all", spectators: 1 } }],
  [
    "more data than there may be",
    { v: 3, type: "game:presence", data: { online: [], spectators: 0, hand: [7] } },
  ],
])("does not know %s", (_what, { data: _, ...frame }) => {
  expect(read({ ...frame, data: _ })).toEqual({ kind: "unknown", ...frame });
});

test.each([
  ["an event without a number", { type: "game:presence", data: { online: [], spectators: 0 } }],
  ["an answer without a status", { re: "a1", data: {} }],
  ["an empty object", {}],
  ["null", null],
])("refuses %s", (_what, frame) => {
  expect(read(frame)).toBeUndefined();
});

test("refuses what is no JSON, or no text", () => {
  expect(readFrame("{", game)).toBeUndefined();
  expect(readFrame(new ArrayBuffer(4), game)).toBeUndefined();
});
