import { expect, test } from "vitest";
import { durationInWords } from "./duration.ts";

test.each([
  [0, "0 seconds"],
  [59, "59 seconds"],
  [60, "1 minute"],
  [252, "4 minutes, 12 seconds"],
  [3_659, "1 hour"],
  [7_500, "2 hours, 5 minutes"],
  [100_000, "1 day, 3 hours"],
])("%d seconds are %s", (seconds, words) => {
  expect(durationInWords(seconds, "en")).toBe(words);
});

test("a duration is written as the language does it", () => {
  expect(durationInWords(252, "de")).toBe("4 Minuten, 12 Sekunden");
  expect(durationInWords(252, "ru")).toBe("4 минуты 12 секунд");
});
