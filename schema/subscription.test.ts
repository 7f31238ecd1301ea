import { expect, test } from "vitest";
import { withdrawableUntil } from "./subscription.ts";

const moment = (iso: string) => Date.parse(iso);

/** Orders, and when their withdrawal period ends by law (§§ 187, 188, 193 BGB). */
const orders = [
  [
    "on an ordinary day: after the 14th day that follows it",
    "2026-11-02T10:00+01:00",
    "2026-11-17T00:00+01:00",
  ],
  ["two weeks before a Saturday: after the Monday", "2026-11-07T00:01+01:00", "2026-11-24T00:00+01:00"],
  ["two weeks before Good Friday: after the Tuesday", "2027-03-12T00:00+01:00", "2027-03-31T00:00+02:00"],
  [
    "two weeks before Christmas on a Thursday: after the Monday",
    "2025-12-11T00:00+01:00",
    "2025-12-30T00:00+01:00",
  ],
  ["when the clocks go back meanwhile", "2026-10-17T00:00+02:00", "2026-11-03T00:00+01:00"],
] as const;

test.each(orders)(
  "a contract can be withdrawn from as long as the law says, ordered %s",
  (_when, at, end) => {
    expect(withdrawableUntil(moment(at))).toBeGreaterThanOrEqual(moment(end));
  },
);
