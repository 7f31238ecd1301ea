import { useTranslation } from "react-i18next";
import { usePaths } from "#web/app/i18n/usePaths.ts";
import { useOwn } from "#web/net/user/own.ts";
import { Link } from "#web/ui/Link.tsx";
import { Notice } from "#web/ui/Notice.tsx";

/**
 * Warns a user who is about to start a game while other games of theirs are running, and links to those. It appears
 * once that is known, below the buttons, so that they stay in place.
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
