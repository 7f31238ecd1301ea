import { expect, test } from "vitest";
import { isOverpaid, mayBeOverpaid } from "./overpaid.ts";
import type { Plan } from "./subscription.ts";

const cancelled: [plan: Plan, startedAt: string, paidUntil: string, isOverpaid: boolean][] = [
  ["yearly", "2026-01-10", "2027-01-10", false],
  ["yearly", "2025-01-10", "2027-01-10", true],
  ["yearly", "2025-07-01", "2026-07-01", false],
  ["quarterly", "2026-02-20", "2026-08-20", true],
  ["quarterly", "2026-05-20", "2026-08-20", false],
  ["monthly", "2025-06-10", "2026-06-10", false],
];

test.each(cancelled)(
  "of a %s plan since %s, paid until %s, too much is paid: %s",
  (plan, from, until, is) => {
    const subscription = { plan, startedAt: Date.parse(from), paidUntil: Date.parse(until) };
    expect(isOverpaid(subscription, Date.parse("2026-06-01"))).toBe(is);
  },
);

const shortMonths: [cancelledAt: string, startedAt: string, paidUntil: string, isOverpaid: boolean][] = [
  ["2026-02-27", "2025-11-30", "2026-05-30", false],
  ["2026-02-28", "2025-11-30", "2026-05-30", true],
  ["2027-01-31", "2026-08-28", "2027-02-28", false],
  ["2027-01-30", "2026-09-01", "2027-03-01", true],
];

test.each(shortMonths)(
  "a month ends with its last day: cancelled at %s, of one since %s, paid until %s, too much is paid: %s",
  (at, from, until, is) => {
    const subscription = {
      ...{ plan: "quarterly" as const },
      ...{ startedAt: Date.parse(from), paidUntil: Date.parse(until) },
    };
    expect(isOverpaid(subscription, Date.parse(at))).toBe(is);
  },
);

const paid: [plan: Plan, startedAt: string, paidUntil: string, mayBeOverpaid: boolean][] = [
  ["yearly", "2026-01-10", "2027-01-10", false],
  ["yearly", "2025-01-10", "2027-01-10", true],
  ["quarterly", "2025-11-30", "2026-02-28", false],
  ["quarterly", "2025-11-30", "2026-05-30", true],
  ["monthly", "2025-06-10", "2026-06-10", false],
];

test.each(paid)(
  "of a %s plan since %s, paid until %s, too much may be paid: %s",
  (plan, from, until, mayBe) => {
    const subscription = { plan, startedAt: Date.parse(from), paidUntil: Date.parse(until) };
    expect(mayBeOverpaid(subscription)).toBe(mayBe);
  },
);
