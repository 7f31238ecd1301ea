import { expect, test } from "vitest";
import { partsOfKind, ratedKinds, teamSizeOf } from "./families.ts";

test("a team that is rated has two players, and in the family of two teams of six three", () => {
  const sizes = ratedKinds.map((kind) => [partsOfKind(kind).family, teamSizeOf(kind)]);
  expect(Object.fromEntries(sizes)).toEqual({ "4x2": 2, "6x2": 3, "6x3": 2 });
});
