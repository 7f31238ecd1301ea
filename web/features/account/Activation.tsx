import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { openAccountDialog } from "#web/app/account/accountDialog.ts";
import { showSignInToast } from "#web/app/account/showSignInToast.ts";
import { useLeadOn } from "#web/app/useLeadOn.ts";
import { readAccount } from "#web/net/account.ts";
import { answerOf, api } from "#web/net/api.ts";
import { showToast } from "#web/ui/toasts.ts";

/**
 * Confirms an email address by the link in its mail, shows the result, and goes to the landing page. A visitor who is
 * not signed in can do so right there.
 */
export function Activation({ userID, token }: { userID: string; token: string }) {
  const { t } = useTranslation("account");
  const beginLeading = useLeadOn();
  const asked = useRef("");

  useEffect(() => {
    // The token works only once.
    if (asked.current === token) return;
    asked.current = token;
    const lifetimeMs = limits.accountToastMs;
    const leadOn = beginLeading();
    answerOf(api.activation.$get({ query: { userID, token } })).then(
      ({ username }) => {
        const done = { kind: "success", title: t("activation.done"), lifetimeMs } as const;
        const isSignedIn = readAccount() !== undefined;
        if (isSignedIn) showToast(done);
        else showSignInToast({ ...done, text: t("activation.doneText") });
        const hasLed = leadOn("/", { replace: true });
        if (hasLed && !isSignedIn) openAccountDialog("signIn", username);
      },
      () => {
        showSignInToast({
          kind: "error",
          title: t("activation.failed"),
          text: t("activation.failedText"),
          lifetimeMs,
        });
        leadOn("/", { replace: true });
      },
    );
  }, [userID, token, t, beginLeading]);

  return null;
}
