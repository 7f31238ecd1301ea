import { expect, test } from "vitest";
import { fingerprint } from "./fingerprint.ts";

test("a row is named after its bots, each by what it plays at the variant", () => {
  const row = { a: "solid", b: "beginner", variant: "4x2m" } as const;
  const name = fingerprint(row);
  expect(name).toMatch(/^[\da-f]{12} [\da-f]{12}$/);
  expect(fingerprint({ ...row })).toBe(name);
  expect(fingerprint({ ...row, b: "random" })).toBe(`${name.slice(0, 12)} random`);
  expect(fingerprint({ ...row, b: "solid" })).toBe(name.slice(0, 12));
  expect(fingerprint({ ...row, variant: "6x2m" })).not.toBe(name);
});
