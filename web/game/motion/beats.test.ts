import { expect, test } from "vitest";
import { beatsOf, rollTime } from "./beats.ts";

test("a kicked ball hops home while the ball that kicks it arrives", () => {
  const beats = beatsOf([
    { type: "laid", seat: 0, holder: 0, card: "5", isPlayed: true },
    { type: "kicked", seat: 1, from: 15 },
    { type: "moved", seat: 0, from: 10, to: 15, path: [11, 12, 13, 14, 15] },
    { type: "turn", seat: 1 },
  ]);
  expect(beats.map((beat) => beat.map((event) => event.type))).toEqual([
    ["laid"],
    ["kicked", "moved"],
    ["turn"],
  ]);
});

test("a Krieger alone on the ring hops home by itself", () => {
  const beats = beatsOf([
    { type: "kicked", seat: 1, from: 15 },
    { type: "turn", seat: 1 },
  ]);
  expect(beats.map((beat) => beat.length)).toEqual([1, 1]);
});

test("a ball rolls 60 ms a field, but never so fast or so slow that one cannot follow", () => {
  expect(rollTime(1)).toBe(250);
  expect(rollTime(10)).toBe(600);
  expect(rollTime(40)).toBe(900);
});
