import { useTranslation } from "react-i18next";
import { liveGamesOpen } from "#web/net/user/turnBased.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Link } from "#web/ui/Link.tsx";
import { Notice } from "#web/ui/Notice.tsx";

/**
 * Warns a user who is about to start a game while others wait in games of theirs, and links to those. It appears
 * once that is known, below the buttons, so that they stay in place.
 */
export function OpenGamesWarning() {
  const { t } = useTranslation("waiting");
  const { pathTo } = usePaths();
  const open = liveGamesOpen(useUserRoom());
  if (open === 0) return null;
  return (
    <Notice kind="error">
      {t("openGames", { count: open })}{" "}
      <Link to={pathTo("/games")} className="in-text">
        {t("toOpenGames")}
      </Link>
    </Notice>
  );
}
