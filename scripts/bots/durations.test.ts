import { expect, test } from "vitest";
import { durationsOf, joined, quantile, sumOf } from "./durations.ts";

const thousand = Array.from({ length: 1000 }, (_, n) => (n + 1) / 10);

test("says a quantile to 2.5 %", () => {
  for (const share of [0.01, 0.25, 0.5, 0.9, 0.99]) {
    const exact = thousand[Math.floor(share * 999)];
    expect(quantile(durationsOf(thousand), share) / exact).toBeGreaterThan(0.974);
    expect(quantile(durationsOf(thousand), share) / exact).toBeLessThan(1.026);
  }
});

test("is the same whether all are counted at once or part by part", () => {
  const parts = joined(durationsOf(thousand.slice(0, 300)), durationsOf(thousand.slice(300)));
  expect(parts).toEqual(durationsOf(thousand));
});

test("knows of nothing where nothing was counted, and of what took no time", () => {
  expect(quantile({}, 0.5)).toBe(0);
  expect(quantile(durationsOf([0, 0, 5]), 0.5)).toBeCloseTo(0.001, 4);
});

test("says the sum to 2.5 %", () => {
  const exact = thousand.reduce((sum, spent) => sum + spent);
  expect(Math.abs(sumOf(durationsOf(thousand)) / exact - 1)).toBeLessThan(0.026);
  expect(sumOf({})).toBe(0);
});
