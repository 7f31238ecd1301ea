import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { splitPath } from "#web/i18n/locale.ts";
import { isOnline } from "#web/offline/network.ts";
import { isOutdated, ownScript } from "#web/offline/newVersion.ts";
import { tabStorage } from "#web/ui/storage.ts";

const storageKey = "TacMovedFrom";

/**
 * Moves an outdated page over to the new build when the user goes to another page: what was on the last one is done with,
 * and everything else survives a reload. If that brings no other build, it is not tried again.
 */
export function useReloadForNewBuild(): void {
  const { rest } = splitPath(useLocation().pathname);
  const shown = useRef(rest);
  useEffect(() => {
    if (shown.current === rest) return;
    shown.current = rest;
    if (!isOutdated.read() || !isOnline.read() || tabStorage.getItem(storageKey) === ownScript()) return;
    tabStorage.setItem(storageKey, ownScript(), false);
    location.reload();
  }, [rest]);
}
