/**
 * Goes to another address of the site without loading the page anew.
 * @param to begins with a slash and may have a query: `pathTo("/game?gameID=7")`
 * @param options.replace whether the address takes the place of the one before, so that «back» does not lead there
 */
export function goTo(to: string, { replace = false } = {}): void {
  if (replace) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  // The browser tells of «back» and «forward» alone; whoever follows the address hears of this like of those.
  dispatchEvent(new PopStateEvent("popstate"));
}
