/**
 * What keeps this browser from receiving notifications: it does not support them, or supports them only for an
 * installed site (as iPhones and iPads do). `undefined` if nothing does.
 */
export function pushObstacle(): "unsupported" | "notInstalled" | undefined {
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) return undefined;
  return isIos() && !matchMedia("(display-mode: standalone)").matches ? "notInstalled" : "unsupported";
}

/** An iPad claims to be a Mac, but no Mac has a multi-touch screen. */
function isIos(): boolean {
  return (
    /^iP/.test(navigator.platform) || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1)
  );
}
