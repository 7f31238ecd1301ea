import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { limits } from "#schema/limits.ts";
import { showSignInToast } from "#web/account/showSignInToast.ts";
import { resumeSession } from "#web/net/device.ts";
import { lostSession, session } from "#web/net/session.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { useStore } from "#web/ui/useStore.ts";

/**
 * Says that the server has ended the session, and leaves as after signing out. It does neither if this browser stays
 * signed in, or if the session was a guest's.
 */
export function useLostSession(): void {
  const { t } = useTranslation();
  const { pathTo } = usePaths();
  const navigate = useNavigate();
  const lost = useStore(lostSession);
  const said = useRef(lost);
  useEffect(() => {
    if (!lost || said.current === lost) return;
    said.current = lost;
    void resumeSession()
      .catch(() => {})
      .then(() => {
        if (!lost.account || session.read()?.account?.id === lost.account.id) return;
        showSignInToast({
          kind: "warning",
          title: t("session.lost"),
          text: t("session.lostText"),
          lifetimeMs: limits.accountToastMs,
        });
        void navigate(pathTo("/advert"));
      });
  }, [lost, navigate, pathTo, t]);
}
