import { useTranslation } from "react-i18next";
import { useUsername } from "#web/net/account.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { neutralName } from "#web/ui/player/neutralName.ts";
import { usePlayerName } from "#web/ui/usePlayerName.ts";

/** Tells a player whose name moderation has taken away what that means, until there is a new one. */
export function NameTakenNotice() {
  const { t } = useTranslation("settings");
  const username = useUsername() ?? "";
  const name = usePlayerName()(username);
  if (neutralName(username) === undefined) return null;
  const button = t("access.change.username");
  return <Notice kind="warning">{t("nameTaken", { name, username, button })}</Notice>;
}
