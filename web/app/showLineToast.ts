import i18next, { type TFunction } from "i18next";
import { limits } from "#schema/limits.ts";
import { closeToast, showToast } from "#web/ui/toasts.ts";

let shown: number | undefined;

/** Says, as long as it is so, that many come at once, and that one's turn comes by itself. */
export function showLineToast(isInLine: boolean): void {
  if (shown !== undefined) closeToast(shown);
  const t: TFunction<"common"> = i18next.t;
  shown = isInLine
    ? showToast({
        kind: "info",
        title: t("line.title"),
        text: t("line.text"),
        lifetimeMs: limits.guestLineMs,
      })
    : undefined;
}
