import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { usePaths } from "#web/routing/usePaths.ts";
import { showToast } from "#web/ui/toasts.ts";

/** Says that the browser has dropped the notifications of this device, and leads to where they are turned on. */
export function PushLost() {
  const { t } = useTranslation("settings");
  const { pathTo } = usePaths();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is said once
  useEffect(() => {
    showToast({
      kind: "warning",
      title: t("notices.lost"),
      action: { text: t("notices.toSettings"), act: () => void navigate(pathTo("/settings")) },
    });
  }, []);
  return null;
}
