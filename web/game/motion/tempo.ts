import { readPreference } from "#web/preferences/preferenceStore.ts";

/** The factor for all durations; 0 if the system asks for reduced motion. */
export function motionTempo(): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return readPreference("isMotionQuick") ? 0.5 : 1;
}
