import { expect, test } from "vitest";
import { datesOf, pathOfLeaders, readLeadersQuery } from "./leadersQuery.ts";

test("a part of a ranking survives the way through an address", () => {
  for (const place of [
    { ranking: "winners", span: "month", kind: "4x2", of: "players", page: 1 },
    { ranking: "team6", span: "all", kind: "4x2", of: "players", page: 12 },
    { ranking: "ratings", span: "month", kind: "6x3", of: "teams", page: 2 },
    { ranking: "ratings", span: "month", kind: "4x2d", of: "players", page: 1 },
  ] as const)
    expect(readLeadersQuery(new URLSearchParams(pathOfLeaders(place).split("?")[1]))).toEqual(place);
  expect(readLeadersQuery(new URLSearchParams("ranking=best&span=hour&kind=4x1&of=all&page=x"))).toEqual({
    ...{ ranking: "winners", span: "month", kind: "4x2", of: "players", page: 1 },
  });
});

test("a span is about the current period", () => {
  const now = Date.parse("2026-11-23T18:31Z");
  expect(datesOf("week", now)).toEqual({
    startDate: String(Date.parse("2026-11-23T00:00Z")),
    endDate: String(Date.parse("2026-11-30T00:00Z")),
  });
  expect(datesOf("all", now)).toEqual({});
});
