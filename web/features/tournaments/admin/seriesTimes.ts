import { limits } from "#schema/limits.ts";

const dayMinutes = 24 * 60;

/** Whether the spans of a series are ones that the server takes. */
export function seriesTimes(spans: { signUpHours: string; deadlineMinutes: string; pauseMinutes: string }) {
  const isSignUp = isWhole(spans.signUpHours, 1, limits.seriesSignUpHoursMax);
  const isDeadline = isWhole(spans.deadlineMinutes, 5, dayMinutes);
  return {
    signUpHours: isSignUp,
    /** The sign-up must not end before it begins. */
    deadlineMinutes:
      isDeadline && (!isSignUp || Number(spans.deadlineMinutes) < 60 * Number(spans.signUpHours)),
    pauseMinutes: isWhole(spans.pauseMinutes, 0, dayMinutes),
  };
}

/** Whether a text is a whole number in these bounds. */
export function isWhole(text: string, from: number, to: number): boolean {
  return /^\d{1,4}$/.test(text) && Number(text) >= from && Number(text) <= to;
}
