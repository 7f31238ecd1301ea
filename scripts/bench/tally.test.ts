import { expect, it } from "vitest";
import { Tally } from "./tally.ts";

it("a tally counts what all seats have seen, what some have not, and what one has seen twice", () => {
  const tally = new Tally();
  tally.measure();
  for (const move of ["seen", "lost", "doubled"]) tally.send(move, 2);
  for (const seat of [0, 1]) tally.see("seen", seat);
  for (const seat of [0, 1, 1]) tally.see("doubled", seat);
  tally.see("lost", 0);
  tally.see("of somebody else", 0);
  tally.refuse();
  expect(tally.isSeen("seen")).toBe(true);
  expect(tally.isSeen("lost")).toBe(false);
  expect(tally.findings.moves).toEqual({ sent: 3, seenByAll: 2, lost: 1, doubled: 1, refused: 1 });
});

it("a tally takes the time from when it is told to", () => {
  const tally = new Tally();
  tally.send("before", 1);
  tally.see("before", 0);
  expect(tally.findings.latencyMs).toEqual({ p50: 0, p95: 0, p99: 0 });
  tally.measure();
  tally.send("after", 1);
  tally.see("after", 0);
  expect(tally.findings.latencyMs.p99).toBeGreaterThan(0);
});
