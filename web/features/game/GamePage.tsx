import { useTranslation } from "react-i18next";
import { useRoom } from "#web/net/room/useRoom.ts";
import { ConnectionOverlay } from "#web/ui/ConnectionOverlay.tsx";
import { GameScreen } from "./GameScreen.tsx";
import { gameRoom } from "./gameRoom.ts";

/** The screen of one game, over the full page. */
export function GamePage({ gameID }: { gameID: number }) {
  const { t } = useTranslation("game");
  const { state, connection, ask } = useRoom(gameRoom, String(gameID));
  return (
    <>
      <title>{t("title")}</title>
      {state !== undefined && <GameScreen game={state} ask={ask} />}
      <ConnectionOverlay connection={connection} />
    </>
  );
}
