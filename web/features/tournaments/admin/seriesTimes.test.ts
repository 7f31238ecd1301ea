import { expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { seriesTimes } from "./seriesTimes.ts";

const usual = { signUpHours: "48", deadlineMinutes: "30", pauseMinutes: "0" };

test("the sign-up of a series begins in the week before, and ends between its begin and the first round", () => {
  expect(seriesTimes(usual)).toEqual({ signUpHours: true, deadlineMinutes: true, pauseMinutes: true });
  const tooLong = String(limits.seriesSignUpHoursMax + 1);
  expect(seriesTimes({ ...usual, signUpHours: tooLong }).signUpHours).toBe(false);
  expect(seriesTimes({ ...usual, signUpHours: "1", deadlineMinutes: "60" }).deadlineMinutes).toBe(false);
  expect(seriesTimes({ ...usual, deadlineMinutes: "4" }).deadlineMinutes).toBe(false);
  expect(seriesTimes({ ...usual, pauseMinutes: "a" }).pauseMinutes).toBe(false);
});
