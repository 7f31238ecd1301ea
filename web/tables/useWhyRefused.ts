import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { ApiError } from "#web/net/api.ts";
import { fromNow } from "#web/ui/fromNow.ts";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";

/** Explains why no game was started, and what to do about it. */
export function useWhyRefused(): (error: Error) => string {
  const { t, i18n } = useTranslation("landing");
  const whyFailed = useWhyFailed();
  return (error) => {
    if (!(error instanceof ApiError)) return whyFailed(error);
    const { status, code, retryAfter = 0 } = error;
    if (code === "too_many_games") return t("chooser.refused.here");
    if (status === 409) return t("chooser.refused.open");
    // A per-minute limit passes soon, and uses the general text.
    if (status === 429 && retryAfter > limits.ratePeriodMs / 1000)
      return t("chooser.refused.begun", { when: fromNow(i18n.language, retryAfter) });
    return whyFailed(error);
  };
}
