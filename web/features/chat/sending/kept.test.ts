import { expect, test } from "vitest";
import { readDrafts, readOutgoing } from "./kept.ts";

const failed = { id: "r1", talk: "general", body: "hallo", after: 7, state: "failed", fault: "too_many" };

test("drafts come back, each to its talk", () => {
  expect(readDrafts({ general: "not yet", news: 5, "g-7": "" })).toEqual({ general: "not yet", "g-7": "" });
});

test("what did not go out can be sent again; what was on its way counts as lost", () => {
  expect(readOutgoing([failed, { ...failed, id: "r2", state: "sending", fault: undefined }])).toEqual([
    failed,
    { ...failed, id: "r2", fault: "lost" },
  ]);
});

test("what has arrived is told by its talk", () => {
  expect(readOutgoing([{ ...failed, state: "arrived" }])).toEqual([]);
});

test.each([
  [null],
  [7],
  ["text"],
  [{}],
  [[null, 7, {}, []]],
  [[{ ...failed, id: 7 }]],
  [[{ ...failed, body: null }]],
])("%j is nothing that was kept", (kept) => {
  expect(readOutgoing(kept)).toEqual([]);
  expect(Object.values(readDrafts(kept)).every((draft) => typeof draft === "string")).toBe(true);
});
