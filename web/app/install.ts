import { createStore } from "#web/ui/store.ts";

/** What a browser gives that can install the site; TypeScript does not know it, since it is no standard yet. */
type InstallPrompt = Event & { prompt: () => Promise<unknown> };

/** How the site can be installed now; `undefined` where that is not offered, or was done. */
export const installPrompt = createStore<InstallPrompt | undefined>(undefined);

// It comes once, soon after the page: whoever is asked for it later needs it kept.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  installPrompt.write(event as InstallPrompt);
});

addEventListener("appinstalled", () => installPrompt.write(undefined));
