import { enable as enablePreload } from "workbox-navigation-preload";
import { addRoute, matchPrecache, type PrecacheEntry, precache } from "workbox-precaching";
import { NavigationRoute, registerRoute } from "workbox-routing";
import { NetworkOnly } from "workbox-strategies";
import { initialLocale, pathIn, splitPath } from "#schema/addresses.ts";
import { limits } from "#schema/limits.ts";
import { offlineMark, shellPage } from "#schema/serviceWorker.ts";

declare const self: ServiceWorkerGlobalScope & {
  /** All files to keep; vite.config.ts has the build write them here. Under `npm run dev` there are none. */
  __WB_MANIFEST?: PrecacheEntry[];
};

/** Addresses that are no pages: what the Worker answers itself, and files. */
const noPages = [/^\/(gameApi|parties|dev)(\/|$)/, /\.[^/]*$/];

/**
 * Keeps the site's code, texts and look when the service worker is installed, all of them or none, and answers with them from
 * then on. Pages come from the network while there is one, so that everybody gets the newest build; without it a page begins
 * with the shell, which loads what it needs from what is kept. Calls, pictures and everything else are not touched.
 */
export function keepSite(): void {
  precache(self.__WB_MANIFEST ?? []);
  enablePreload();
  // Before the kept files, because the shell has the address of a page.
  registerRoute(new NavigationRoute(fromNetworkOrShell, { denylist: noPages }));
  addRoute({ cleanURLs: false, directoryIndex: "" });
}

const fromNetworkOrShell = new NetworkOnly({
  networkTimeoutSeconds: limits.navigationTimeoutMs / 1000,
  plugins: [{ handlerDidError: ({ request }) => shellFor(request.url) }],
});

/** The page that is shown while its own code is loading, in the language of an address, with a mark of how it came. */
async function shellFor(url: string): Promise<Response | undefined> {
  const { locale = initialLocale(navigator.languages) } = splitPath(new URL(url).pathname);
  const shell = await matchPrecache(pathIn(locale, shellPage));
  if (!shell) return undefined;
  const headers = new Headers(shell.headers);
  for (const name of ["Content-Encoding", "Content-Length"]) headers.delete(name);
  return new Response((await shell.text()).replace("<html ", `<html ${offlineMark} `), { headers });
}
