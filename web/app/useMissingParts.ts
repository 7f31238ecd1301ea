import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { lookForNewBuild, isOutdated as outdated } from "#web/offline/newVersion.ts";
import { failed, retry } from "#web/ui/loading/untilLoaded.ts";
import { closeToast, showToast } from "#web/ui/toasts.ts";
import { useStore } from "#web/ui/useStore.ts";
import { reportLater } from "./errors/watch.ts";

/**
 * Says that parts of the site could not be loaded, and offers to try again. After a deployment the parts of the build
 * that this tab was loaded from are gone: then it offers a reload instead, and reloads by itself if it is the page
 * which the user goes to that is missing, because then nothing can be lost.
 */
export function useMissingParts(): void {
  const { t } = useTranslation();
  const { parts, pages, retries } = useStore(failed);
  const isOutdated = useStore(outdated);
  const isMissing = parts > 0;
  const mustReload = isOutdated || retries >= limits.loadRetriesAsked;

  useEffect(() => {
    if (!isMissing) return;
    void lookForNewBuild();
    reportLater("part");
  }, [isMissing]);

  useEffect(() => {
    if (pages > 0 && isOutdated) location.reload();
  }, [pages, isOutdated]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: its button closes it, so each retry shows it again
  useEffect(() => {
    if (!isMissing) return;
    const [text, action] = mustReload
      ? [t("missing.reload"), { text: t("reload"), act: () => location.reload() }]
      : [t("missing.text"), { text: t("missing.retry"), act: retry }];
    const title = isOutdated ? t("missing.outdated") : t("missing.title");
    const toast = showToast({ kind: "warning", title, text, action, lifetimeMs: limits.loadToastMs });
    return () => closeToast(toast);
  }, [isMissing, isOutdated, mustReload, retries, t]);
}
