import { useEffect } from "react";
import { loadModule } from "#web/ui/loading/loadModule.ts";
import { isInstalled } from "./isInstalled.ts";

/** Looks after what is kept for times without a network, where anything is; that code loads only there. */
export function useOfflineCopyWatch(): void {
  useEffect(() => {
    const { serviceWorker } = navigator;
    const watch = async (): Promise<void> => {
      const { watchOfflineCopy } = await loadModule(() => import("./watchOfflineCopy.ts"));
      await watchOfflineCopy();
    };
    if (serviceWorker?.controller || isInstalled()) void watch();
    // Another tab has it kept.
    serviceWorker?.addEventListener("controllerchange", watch);
    return () => serviceWorker?.removeEventListener("controllerchange", watch);
  }, []);
}
