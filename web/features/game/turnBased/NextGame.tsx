import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useTableKeys } from "#web/game/play/cardKeys.ts";
import { nextGames } from "#web/net/user/turnBased.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";

/** Leads from a table that waits for others to the next one that waits for the user, by the key N as well. */
export function NextGame({ gameID }: { gameID: number }) {
  const { t } = useTranslation("turnBased");
  const { pathTo } = usePaths();
  const navigate = useNavigate();
  const games = nextGames(useUserRoom()?.turnBased ?? [], gameID);
  const path = games.length > 0 ? pathTo(`/game?gameID=${games[0].gameID}`) : undefined;
  useTableKeys((key) => {
    if (key !== "n" || path === undefined) return false;
    void navigate(path);
    return true;
  });
  if (path === undefined) return null;
  return (
    <p className="game-next">
      <ButtonLink to={path} aria-keyshortcuts="N">
        {t("next", { count: games.length })}
      </ButtonLink>
    </p>
  );
}
