import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { gameChannel } from "#web/net/chat/conversation.ts";
import { useChannelOnPage } from "#web/net/chat/useChannelOnPage.ts";
import { type GameState, gameRoom } from "#web/net/game/gameRoom.ts";
import { useRoom } from "#web/net/room/useRoom.ts";
import { serverNow } from "#web/net/serverTime.ts";
import { useGameID } from "#web/routing/useGameID.ts";
import { ConnectionOverlay } from "#web/ui/ConnectionOverlay.tsx";
import { PageIsWaiting } from "#web/ui/loading/deferUntilInteractive.tsx";
import { showFewToasts } from "#web/ui/toasts.ts";
import { GameScreen } from "./GameScreen.tsx";

/** `/game?gameID=7`, full screen. */
export default function GamePage() {
  const gameID = useGameID();
  return <Game key={gameID} gameID={gameID} />;
}

/** The screen of one game. */
function Game({ gameID }: { gameID: number }) {
  const { t } = useTranslation("game");
  const { state, connection, ask } = useRoom(gameRoom, String(gameID));
  useEffect(() => showFewToasts(limits.toastsShownAtTable), []);
  useChannelOnPage(state !== undefined && hasChannel(state) ? gameChannel(gameID) : undefined);
  return (
    <>
      <title>{`${isDue(state) ? t("titleDue") : t("title")} – Tac`}</title>
      {state === undefined && connection.phase !== "unreachable" && connection.phase !== "refused" && (
        <PageIsWaiting />
      )}
      {/* Who gets a seat, or loses it, sees another table. */}
      {state !== undefined && (
        <GameScreen key={state.view.seat} game={state} ask={ask} connection={connection} />
      )}
      {/* A table that one knows stays to be read: it says itself that its line is gone. */}
      {(state === undefined || connection.phase === "refused") && (
        <ConnectionOverlay connection={connection} />
      )}
    </>
  );
}

/** Whether the game's channel still exists. */
function hasChannel({ endedAt }: GameState): boolean {
  return endedAt === null || serverNow() < endedAt + limits.gameChannelMs;
}

/** Whether the viewer has to act. The tab's title shows it to a player who has gone elsewhere. */
function isDue(game: GameState | undefined): boolean {
  if (game === undefined || game.status !== "running" || game.view.seat === null) return false;
  const { seat, table } = game.view;
  return table.phase === "trade" ? table.traded[seat] === 0 : table.phase === "play" && table.turn === seat;
}
