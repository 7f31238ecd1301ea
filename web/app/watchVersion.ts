import i18next, { type TFunction } from "i18next";
import { version } from "#package.json";
import { limits } from "#schema/limits.ts";
import { currentLocale } from "#web/i18n/i18n.ts";
import { pathIn } from "#web/i18n/locale.ts";
import { answerOf, api } from "#web/net/api.ts";
import { isOutdated } from "#web/offline/newVersion.ts";
import { showToast } from "#web/ui/toasts.ts";

/**
 * Warns a user whose client is older than the server, at the start and from time to time while the page is visible. A service
 * worker that keeps the site looks for a new build then, too.
 */
export function watchVersion(): void {
  void compareVersions();
  setInterval(compareVersions, limits.versionCheckMs);
}

async function compareVersions(): Promise<void> {
  if (document.hidden) return;
  // If the server can't be reached, the feature that needs it says so.
  const serverVersion = await answerOf(api.getServerVersion.$get()).catch(() => undefined);
  if (serverVersion === undefined) return;
  if (serverVersion !== version) warn();
  const worker = await navigator.serviceWorker?.getRegistration("/").catch(() => undefined);
  void worker?.update().catch(() => {});
}

function warn(): void {
  const t: TFunction<"common"> = i18next.t;
  isOutdated.write(true);
  showToast({
    kind: "warning",
    title: t("version.title"),
    text: t("version.text"),
    action: {
      text: t("pages.imprint"),
      act: () => location.assign(pathIn(currentLocale(), "/impressum")),
    },
    lifetimeMs: limits.versionToastMs,
  });
}
