import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import { useAccount } from "#web/net/account.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { useMinutes } from "#web/ui/useMinutes.ts";

/** Tells a blocked player how long the block lasts and what it means. */
export function BlockedNotice() {
  const { t, i18n } = useTranslation("settings");
  const until = useAccount()?.blockedByModerationUntil;
  const now = useMinutes();
  if (!until || until <= now) return null;
  const date = new Intl.DateTimeFormat(dateLocale(i18n.language), {
    dateStyle: "long",
    timeStyle: "short",
  }).format(until);
  return <Notice kind="warning">{t("blocked", { date })}</Notice>;
}
