import i18next, { type TFunction } from "i18next";
import { showToast } from "./toasts.ts";
import { whyFailed } from "./whyFailed.ts";

/** Shows a toast that says that a call has failed, why, and what to do. */
export function showCallFailed(error: Error): void {
  const t: TFunction<"common"> = i18next.t;
  showToast({ kind: "error", title: t("error.title"), text: whyFailed(t, error) });
}
