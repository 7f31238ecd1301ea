/**
 * What keeps this browser from being sent notices: it can't show any, or shows them only to a site that is installed (as
 * iPhones and iPads do). `undefined` where nothing does.
 */
export function pushObstacle(): "unsupported" | "notInstalled" | undefined {
  if ("serviceWorker" in navigator && "PushManager" in window && "Notification" in window) return undefined;
  return isIos() && !matchMedia("(display-mode: standalone)").matches ? "notInstalled" : "unsupported";
}

/** An iPad says that it is a Mac; no Mac has a screen that one touches with several fingers. */
function isIos(): boolean {
  return (
    /^iP/.test(navigator.platform) || (navigator.platform === "MacIntel" && navigator.maxTouchPoints > 1)
  );
}
