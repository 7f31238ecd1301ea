import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { version } from "#package.json";
import { limits } from "#schema/limits.ts";
import { answerOf, api } from "#web/net/api.ts";
import { showToast } from "#web/ui/toasts.ts";

/** Warns whoever plays with an older client than the server's. */
export function useVersionCheck(): void {
  const { t } = useTranslation();
  const { data: serverVersion, dataUpdatedAt } = useQuery({
    queryKey: ["getServerVersion"],
    queryFn: () => answerOf(api.getServerVersion.$get()),
    refetchInterval: limits.versionCheckMs,
  });
  // Each answer warns anew, as long as the versions differ.
  // biome-ignore lint/correctness/useExhaustiveDependencies: dataUpdatedAt is when, not what
  useEffect(() => {
    if (serverVersion === undefined || serverVersion === version) return;
    showToast({
      kind: "warning",
      title: t("version.title"),
      text: t("version.text"),
      lifetimeMs: limits.versionToastMs,
    });
  }, [serverVersion, dataUpdatedAt, t]);
}
