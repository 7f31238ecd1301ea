import { useEffect, useState, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { failed, retry } from "#web/ui/loading/untilLoaded.ts";
import { closeToast, showToast } from "#web/ui/toasts.ts";

/**
 * Says that parts of the site could not be loaded, and offers to try again. After a deployment the parts of the build
 * that this tab was loaded from are gone: then it offers a reload instead, and reloads by itself if it is the page
 * which the user has just come to that is missing, because there nothing can be lost.
 */
export function useMissingParts(): void {
  const { t } = useTranslation();
  const { parts, pages, retries } = useSyncExternalStore(failed.subscribe, failed.read);
  const [isOutdated, setOutdated] = useState(false);
  const isMissing = parts > 0;
  const mustReload = isOutdated || retries >= limits.loadRetriesAsked;

  useEffect(() => {
    if (isMissing) void isNewBuildOut().then(setOutdated);
  }, [isMissing]);

  useEffect(() => {
    if (pages > 0 && isOutdated) location.reload();
  }, [pages, isOutdated]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: its button closes it, so each retry shows it again
  useEffect(() => {
    if (!isMissing) return;
    const toast = showToast({
      kind: "warning",
      title: isOutdated ? t("missing.outdated") : t("missing.title"),
      text: mustReload ? t("missing.reload") : t("missing.text"),
      action: mustReload
        ? { text: t("reload"), act: () => location.reload() }
        : { text: t("missing.retry"), act: retry },
      lifetimeMs: limits.loadToastMs,
    });
    return () => closeToast(toast);
  }, [isMissing, isOutdated, mustReload, retries, t]);
}

/** Whether the server has another build of the site than this tab was loaded from. */
async function isNewBuildOut(): Promise<boolean> {
  const own = scriptOf(document);
  try {
    const page = await (await fetch("/", { cache: "no-store" })).text();
    const newest = scriptOf(new DOMParser().parseFromString(page, "text/html"));
    return newest !== null && newest !== own;
  } catch {
    return false;
  }
}

/** The address of the script that a page begins with; each build has another one. */
function scriptOf(page: Document): string | null {
  return page.querySelector("script[type=module][src]")?.getAttribute("src") ?? null;
}
