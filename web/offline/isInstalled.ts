/** Whether the site runs as an app of its own. */
export function isInstalled(): boolean {
  return matchMedia("(display-mode: standalone)").matches;
}
