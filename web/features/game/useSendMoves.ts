import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { formatMove } from "#rules/move.ts";
import type { GameProtocol } from "#schema/protocol/game.ts";
import type { CarryOut } from "#web/game/play/useOwnMoves.ts";
import type { Reply } from "#web/net/room/RoomClient.ts";
import { showToast } from "#web/ui/toasts.ts";

/** Asks the room to carry out a move. */
export type AskMove = (
  type: "game:move",
  data: { version: number; move: string },
) => Promise<Reply<GameProtocol, "game:move">>;

/** Sends moves made on a version of the position to the room, one after another; a toast says why it refuses one. */
export function useSendMoves(version: number, ask: AskMove): CarryOut {
  const { t } = useTranslation("game");
  return useCallback(
    async (moves) => {
      let at = version;
      for (const move of moves) {
        const reply = await ask("game:move", { version: at, move: formatMove(move) });
        if (!reply.isDone) {
          const text = t(`refused.${reasonOf(reply.error)}`);
          showToast({ kind: "warning", title: t("refused.title"), text });
          return false;
        }
        at = reply.data.version;
      }
      return true;
    },
    [ask, t, version],
  );
}

/**
 * Only refusals that a player can run into have texts of their own: another tab has moved, or the connection is lost.
 */
function reasonOf(error: string): "stale" | "lost" | "other" {
  if (error === "stale" || error === "game_over") return "stale";
  return error === "lost" || error === "timeout" ? "lost" : "other";
}
