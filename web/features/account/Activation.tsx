import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { openAccountDialog } from "#web/account/accountDialog.ts";
import { showSignInToast } from "#web/account/showSignInToast.ts";
import { readAccount } from "#web/net/account.ts";
import { type ApiError, answerOf, api } from "#web/net/api.ts";
import { useGuardedNavigate } from "#web/routing/useGuardedNavigate.ts";
import { showToast } from "#web/ui/toasts.ts";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";

const lifetimeMs = limits.accountToastMs;

/**
 * Confirms an email address by the link in its mail, shows the result, and goes to the landing page. A visitor who is
 * not signed in can do so right there. While the site can't be asked, the link is kept, to be tried again.
 */
export function Activation({ userID, token }: { userID: string; token: string }) {
  const { t } = useTranslation("account");
  const { t: tCommon } = useTranslation();
  const whyFailed = useWhyFailed();
  const beginLeading = useGuardedNavigate();
  const asked = useRef("");

  useEffect(() => {
    // Once is enough.
    if (asked.current === token) return;
    asked.current = token;
    const leadOn = beginLeading();
    void confirm();

    async function confirm(): Promise<void> {
      try {
        const { username } = await answerOf(
          api.activation.$post({ json: { userID: Number(userID), token } }),
        );
        const done = { kind: "success", title: t("activation.done"), lifetimeMs } as const;
        const isSignedIn = readAccount() !== undefined;
        if (isSignedIn) showToast(done);
        else showSignInToast({ ...done, text: t("activation.doneText") });
        const hasLed = leadOn("/", { replace: true });
        if (hasLed && !isSignedIn) openAccountDialog("signIn", username);
      } catch (error) {
        if (!isRefusal(error as ApiError)) return sayFailed(error as Error);
        sayFinal();
        leadOn("/", { replace: true });
      }
    }

    function sayFinal(): void {
      const title = t("activation.failed");
      // Who is signed in has changed the address, and gets no other mail by signing in.
      if (readAccount()) showToast({ kind: "error", title, text: t("activation.failedTextOwn"), lifetimeMs });
      else showSignInToast({ kind: "error", title, text: t("activation.failedText"), lifetimeMs });
    }

    function sayFailed(error: Error): void {
      showToast({
        kind: "error",
        title: t("activation.unknown"),
        text: whyFailed(error),
        action: { text: tCommon("missing.retry"), act: () => void confirm() },
        lifetimeMs: limits.loadToastMs,
      });
    }
  }, [userID, token, t, tCommon, whyFailed, beginLeading]);

  return null;
}

/** Whether the link will never work, as opposed to a site that can't be reached or is busy. */
function isRefusal({ status }: ApiError): boolean {
  return status >= 400 && status < 500 && status !== 429;
}
