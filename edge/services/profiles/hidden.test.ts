import { expect, test } from "vitest";
import type { Identity } from "#schema/rooms.ts";
import { hiddenFrom } from "./hidden.ts";

const owner = { id: 7, hidesActivity: true, hidesSocials: true };
const seenBy = (viewer: Identity | undefined) => hiddenFrom(viewer, owner);

test("what a player hides is seen by nobody else, not even by a guest who has the same number", () => {
  expect(seenBy({ kind: "user", id: 7, name: "Anna" })).toEqual([]);
  expect(seenBy({ kind: "guest", id: 7, name: "guest4821" })).toEqual(["socials", "activity"]);
  expect(seenBy({ kind: "user", id: 8, name: "Ben" })).toEqual(["socials", "activity"]);
  expect(seenBy(undefined)).toEqual(["socials", "activity"]);
});

test("only what a player hides is hidden", () => {
  expect(hiddenFrom(undefined, { ...owner, hidesSocials: false })).toEqual(["activity"]);
  expect(hiddenFrom(undefined, { ...owner, hidesActivity: false })).toEqual(["socials"]);
});
