import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "#web/net/api.ts";
import { fromNow } from "../fromNow.ts";
import { useWhyFailed } from "../useWhyFailed.ts";

/**
 * Runs a submission and sets `failure` to what went wrong.
 * @returns `attempt` returns whether it succeeded; `refusals` has handlers for the refusals that the form knows, by
 * code; what is only too early says when to try again, and is told alike in all forms
 */
export function useFailure(): {
  failure: string | undefined;
  attempt: (send: () => Promise<void>, refusals?: Record<string, () => void>) => Promise<boolean>;
} {
  const { t, i18n } = useTranslation("form");
  const whyFailed = useWhyFailed();
  const [failure, setFailure] = useState<string>();
  const attempt = async (send: () => Promise<void>, refusals: Record<string, () => void> = {}) => {
    setFailure(undefined);
    try {
      await send();
      return true;
    } catch (error) {
      const known = error instanceof ApiError && error.code && !error.retryAfter && refusals[error.code];
      if (known) known();
      else setFailure(tooMany(error) ?? whyFailed(error as Error));
      return false;
    }
  };
  const tooMany = (error: unknown): string | undefined => {
    if (!(error instanceof ApiError && error.status === 429 && error.retryAfter)) return undefined;
    return t("tooMany", { when: fromNow(i18n.language, error.retryAfter) });
  };
  return { failure, attempt };
}
