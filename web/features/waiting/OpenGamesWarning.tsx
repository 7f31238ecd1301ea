import { useTranslation } from "react-i18next";
import { usePaths } from "#web/app/i18n/usePaths.ts";
import { useOwn } from "#web/net/user/own.ts";
import { Link } from "#web/ui/Link.tsx";
import { Notice } from "#web/ui/Notice.tsx";

/**
 * Warns who is about to begin a game while others of theirs are still under way, and leads there. It comes when that is known: its
 * place is below the buttons, which stay where they are.
 */
export function OpenGamesWarning() {
  const { t } = useTranslation("waiting");
  const { pathTo } = usePaths();
  const open = useOwn()?.games?.open ?? 0;
  if (open === 0) return null;
  return (
    <Notice kind="error">
      {t("openGames", { count: open })} <Link to={pathTo("/games")}>{t("toOpenGames")}</Link>
    </Notice>
  );
}
