declare const self: ServiceWorkerGlobalScope;

/** Opens a page of the site: in the tab that shows it, else in the one that was used last, else in a new one. */
export async function goTo(path: string): Promise<void> {
  const wanted = new URL(path, self.location.origin);
  // This worker can only navigate tabs that it controls.
  const tabs = await self.clients.matchAll({ type: "window" });
  const tab = tabs.find(({ url }) => url === wanted.href) ?? tabs[0];
  if (tab === undefined) {
    await self.clients.openWindow(wanted);
    return;
  }
  // A browser may allow focusing the tab only at once. If it does not allow it at all, the page is ready when the user
  // comes.
  await tab.focus().catch(() => {});
  const address = besidePageOf(tab, wanted);
  if (tab.url !== address) await tab.navigate(address);
}

/** A chat opens beside the current page. */
function besidePageOf({ url }: WindowClient, wanted: URL): string {
  const chat = wanted.searchParams.get("chat");
  if (chat === null) return wanted.href;
  const beside = new URL(url);
  beside.searchParams.set("chat", chat);
  return beside.href;
}
