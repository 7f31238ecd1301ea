import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMove, type Move } from "#rules/move.ts";
import { foretell } from "#rules/preview.ts";
import type { GameProtocol } from "#schema/protocol/game.ts";
import type { Stage } from "#web/game/motion/stage.ts";
import type { Reply } from "#web/net/room/RoomClient.ts";
import { showToast } from "#web/ui/toasts.ts";
import type { GameState } from "./gameRoom.ts";

/** Asks the room to carry a move out. */
export type AskMove = (
  type: "game:move",
  data: { version: number; move: string },
) => Promise<Reply<GameProtocol, "game:move">>;

/** Makes own moves: the table shows them at once, and takes them back if the room refuses. */
export function useOwnMoves(
  { version, view }: GameState,
  stage: Stage,
  ask: AskMove,
): { isSending: boolean; makeMove: (move: Move, isDropped: boolean) => void } {
  const { t } = useTranslation("game");
  // Until the room answers, not until the position changes: in the trade others change it meanwhile.
  const [isSending, setSending] = useState(false);

  const makeMove = useCallback(
    async (move: Move, isDropped: boolean) => {
      setSending(true);
      stage.foretell(foretell(view.table, move).happened, isDropped);
      const reply = await ask("game:move", { version, move: formatMove(move) });
      setSending(false);
      if (reply.isDone) return;
      stage.takeBack();
      showToast({ kind: "warning", title: t("refused.title"), text: t(`refused.${reasonOf(reply.error)}`) });
    },
    [ask, stage, t, version, view],
  );

  return { isSending, makeMove };
}

/** Only what a player may meet has a text of its own: another tab has moved, or the line is lost. */
function reasonOf(error: string): "stale" | "lost" | "other" {
  if (error === "stale" || error === "game_over") return "stale";
  return error === "lost" || error === "timeout" ? "lost" : "other";
}
