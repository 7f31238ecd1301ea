import { expect, test } from "vitest";
import { longTime } from "./longTime.ts";

const minute = 60_000;

test("a span is said in hours and minutes, as far as there are any", () => {
  expect(longTime("de", 270 * minute)).toBe("4 Stunden und 30 Minuten");
  expect(longTime("en", 60 * minute)).toBe("1 hour");
  expect(longTime("ru", 45 * minute)).toBe("45 минут");
});
