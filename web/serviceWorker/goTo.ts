declare const self: ServiceWorkerGlobalScope;

/** Leads to a page of the site: to the tab that shows it, else in the one that was used last, else in a new one. */
export async function goTo(path: string): Promise<void> {
  const wanted = new URL(path, self.location.origin);
  // Only tabs that this worker has control of can be led somewhere.
  const tabs = await self.clients.matchAll({ type: "window" });
  const tab = tabs.find(({ url }) => url === wanted.href) ?? tabs[0];
  if (tab === undefined) {
    await self.clients.openWindow(wanted);
    return;
  }
  // A browser lets it be raised only at once; where it does not at all, the page is there when one comes.
  await tab.focus().catch(() => {});
  const address = besidePageOf(tab, wanted);
  if (tab.url !== address) await tab.navigate(address);
}

/** A chat opens beside whatever page is there. */
function besidePageOf({ url }: WindowClient, wanted: URL): string {
  const chat = wanted.searchParams.get("chat");
  if (chat === null) return wanted.href;
  const beside = new URL(url);
  beside.searchParams.set("chat", chat);
  return beside.href;
}
