import { useTranslation } from "react-i18next";
import { useAccount } from "#web/net/account.ts";
import { Notice } from "#web/ui/Notice.tsx";

/** Tells a blocked player how long the block lasts and what it means. */
export function BlockedNotice() {
  const { t, i18n } = useTranslation("settings");
  const until = useAccount()?.blockedByModerationUntil;
  if (!until || until <= Date.now()) return null;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: "long", timeStyle: "short" }).format(
    until,
  );
  return <Notice kind="warning">{t("blocked", { date })}</Notice>;
}
