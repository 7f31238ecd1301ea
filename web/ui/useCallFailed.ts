import { useTranslation } from "react-i18next";
import { ApiError } from "#web/net/api.ts";
import { showToast } from "./toasts.ts";

/** Says that a call has failed, and what one can do. */
export function useCallFailed(): (error: Error) => void {
  const { t } = useTranslation();
  return (error) => {
    showToast({ kind: "error", title: t("error.title"), text: t(`error.call.${causeOf(error)}`) });
  };
}

/** What kept a call from being answered, as one can act on it. */
export function causeOf(error: unknown): "unreachable" | "busy" | "other" {
  if (!(error instanceof ApiError)) return "other";
  if (error.status === 0 || error.status === 503) return "unreachable";
  return error.status === 429 ? "busy" : "other";
}
