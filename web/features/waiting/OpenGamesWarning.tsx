import { useTranslation } from "react-i18next";
import { useOwn } from "#web/net/user/own.ts";
import { Notice } from "#web/ui/Notice.tsx";

/** Warns who is about to begin a game while others of theirs are still under way. */
export function OpenGamesWarning() {
  const { t } = useTranslation("waiting");
  const open = useOwn()?.games?.open ?? 0;
  return open === 0 ? null : <Notice kind="error">{t("openGames", { count: open })}</Notice>;
}
