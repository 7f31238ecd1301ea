import i18next, { type TFunction } from "i18next";
import { limits } from "#schema/limits.ts";
import { showToast } from "#web/ui/toasts.ts";

/** Says that the browser stores nothing. */
export function showUnkeptToast(): void {
  const t: TFunction<"common"> = i18next.t;
  showToast({
    kind: "info",
    title: t("unkept.title"),
    text: t("unkept.text"),
    lifetimeMs: limits.unkeptToastMs,
  });
}
