import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import type { Writing } from "#schema/protocol/message.ts";
import { openAccountDialog } from "#web/account/accountDialog.ts";
import { Button } from "#web/ui/Button.tsx";

const reasons = {
  not_signed_in: "notSignedIn",
  members_only: "membersOnly",
  only_admins: "onlyAdmins",
  spectator: "spectator",
  blocked: "blocked",
} as const;

/** Shown instead of the editor: why the user may not write here, and what to do about it. */
export function WritingNotice({
  may,
  blockedUntil,
}: {
  may: Exclude<Writing["may"], "write">;
  blockedUntil: number | null;
}) {
  const { t, i18n } = useTranslation("chat");
  const date = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "long", timeStyle: "short" });
  const until = blockedUntil === null ? "" : date.format(blockedUntil);
  const isStranger = may === "not_signed_in" || may === "members_only";
  return (
    <div className="chat-notice" role="status">
      <p>{t(`mayNot.${reasons[may]}`, { until })}</p>
      {isStranger && (
        <Button variant="outline" onClick={() => openAccountDialog("signIn")}>
          {t("signIn")}
        </Button>
      )}
    </div>
  );
}
