import { expect, it } from "vitest";
import { pathOfOverview, readOverviewQuery } from "./overviewQuery.ts";

const readPath = (path: string) => readOverviewQuery(new URL(path, "http://tac").searchParams);

it.each([
  { kind: null, span: "all", page: 1 },
  { kind: "private", span: "week", page: 3 },
  { kind: "public", span: "year", page: 12 },
] as const)("an address leads back to $kind, $span, page $page", (place) => {
  expect(readPath(pathOfOverview(place))).toEqual(place);
});

it("the first page of all tournaments needs no query", () => {
  expect(pathOfOverview({ kind: null, span: "all", page: 1 })).toBe("/tournament/overview");
});

it.each(["?page=0", "?page=many&kind=secret&span=never"])(
  "%s is the first page of all tournaments",
  (query) => {
    expect(readPath(`/tournament/overview${query}`)).toEqual({ kind: null, span: "all", page: 1 });
  },
);
