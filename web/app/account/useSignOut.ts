import { useEffect, useRef, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { limits } from "#schema/limits.ts";
import { sessionsLost } from "#web/net/session.ts";
import { signOut } from "#web/net/signIn.ts";
import { showToast } from "#web/ui/toasts.ts";
import { usePaths } from "../i18n/usePaths.ts";

/** Signs out and says goodbye with the advert. */
export function useSignOut(): () => Promise<void> {
  const { pathTo } = usePaths();
  const navigate = useNavigate();
  return async () => {
    signOut();
    await navigate(pathTo("/advert"));
  };
}

/** Says that the server has ended the session, and leaves as one does who signs out. */
export function useLostSession(): void {
  const { t } = useTranslation();
  const count = useSyncExternalStore(sessionsLost.subscribe, sessionsLost.read);
  const said = useRef(count);
  const leave = useSignOut();
  useEffect(() => {
    if (said.current === count) return;
    said.current = count;
    showToast({
      kind: "warning",
      title: t("session.lost"),
      text: t("session.lostText"),
      lifetimeMs: limits.accountToastMs,
    });
    void leave();
  }, [count, leave, t]);
}
