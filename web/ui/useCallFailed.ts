import { useTranslation } from "react-i18next";
import { showToast } from "./toasts.ts";
import { useWhyFailed } from "./useWhyFailed.ts";

/** Shows a toast that says that a call has failed, why, and what to do. */
export function useCallFailed(): (error: Error) => void {
  const { t } = useTranslation();
  const whyFailed = useWhyFailed();
  return (error) => {
    showToast({ kind: "error", title: t("error.title"), text: whyFailed(error) });
  };
}
