import { loadModule } from "#web/ui/loading/loadModule.ts";
import { createStore } from "#web/ui/store.ts";

/** The browser event that can install the site. TypeScript does not know it because it is not a standard yet. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

/** How the site can be installed now; `undefined` if the browser does not offer it or the site is installed. */
export const installPrompt = createStore<InstallPrompt | undefined>(undefined);

// The event comes only once, soon after the page has loaded, so it is stored until the button needs it.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installPrompt.write(event as InstallPrompt);
});

addEventListener("appinstalled", async () => {
  installPrompt.write(undefined);
  const { keepSite } = await loadModule(() => import("./keeping.ts"));
  await keepSite();
});
