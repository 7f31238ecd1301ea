import { expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { pagesOf, pathOfList, readListQuery } from "./listQuery.ts";

const readPath = (path: string) => readListQuery(new URL(path, "http://tac").searchParams);

it.each([
  { page: 1, order: "desc" },
  { page: 1, order: "asc" },
  { page: 12, order: "desc" },
  { page: 3, order: "asc" },
] as const)("an address leads back to page $page, $order", (place) => {
  expect(readPath(pathOfList(place))).toEqual(place);
});

it("the first page, the newest first, needs no query", () => {
  expect(pathOfList({ page: 1, order: "desc" })).toBe("/games");
});

it.each(["/games?page=0", "/games?page=-1", "/games?page=1.5", "/games?page=many&order=up"])(
  "%s is the first page, the newest first",
  (path) => {
    expect(readPath(path)).toEqual({ page: 1, order: "desc" });
  },
);

it("has as many pages as it takes, and one where there is nothing", () => {
  const full = limits.ownGamesAPage;
  expect([0, 1, full, full + 1, 3 * full].map(pagesOf)).toEqual([1, 1, 1, 2, 3]);
});
