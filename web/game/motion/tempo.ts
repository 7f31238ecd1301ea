import { deviceStorage } from "#web/ui/storage.ts";

/** How fast the table moves: a setting of this browser, cut to nothing where motion is not wanted. */

const key = "TacQuickMotion";

/** Whether all motion takes half its time. */
export function isMotionQuick(): boolean {
  return deviceStorage.getItem(key) === "yes";
}

export function setMotionQuick(isQuick: boolean): void {
  deviceStorage.setItem(key, isQuick ? "yes" : "no");
}

/** What the times of all motion are multiplied with; 0 where the system asks for reduced motion. */
export function motionTempo(): number {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
  return isMotionQuick() ? 0.5 : 1;
}
