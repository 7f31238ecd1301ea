import { deviceStorage } from "#web/ui/storage.ts";

/** The speed of the table: a setting of this browser, reduced to nothing under reduced motion. */

const key = "TacQuickMotion";

/** Whether all motion runs in half the time. */
export function isMotionQuick(): boolean {
  return deviceStorage.getItem(key) === "yes";
}

export function setMotionQuick(isQuick: boolean): void {
  deviceStorage.setItem(key, isQuick ? "yes" : "no");
}

/** The factor for all durations; 0 if the system asks for reduced motion. */
export function motionTempo(): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return isMotionQuick() ? 0.5 : 1;
}
