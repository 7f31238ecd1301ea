import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMove, type Move } from "#rules/move.ts";
import { predict } from "#rules/preview.ts";
import type { View } from "#rules/view.ts";
import type { GameProtocol } from "#schema/protocol/game.ts";
import type { Stage } from "#web/game/motion/stage.ts";
import type { Reply } from "#web/net/room/RoomClient.ts";
import { showToast } from "#web/ui/toasts.ts";
import type { GameState } from "./gameRoom.ts";
import { eventsOfParts, isWithinSeven, withParts } from "./sevenParts.ts";

/** Asks the room to carry out a move. */
export type AskMove = (
  type: "game:move",
  data: { version: number; move: string },
) => Promise<Reply<GameProtocol, "game:move">>;

/** A player's own moves. */
export interface OwnMoves {
  /** Whether a move is being sent to the room. */
  readonly isSending: boolean;
  /** The position after the chosen parts of a seven, on which the next part is chosen. */
  readonly view: View;
  /** The number of parts of a seven that are chosen but not sent. */
  readonly partsChosen: number;
  /** Makes a move. The parts of a seven are sent together once the last one is chosen. */
  readonly makeMove: (move: Move, isDropped: boolean) => void;
  /** Takes back the part that was chosen last. */
  readonly takePartBack: () => void;
}

/** The chosen parts of a seven on a position of the game. */
interface Chosen {
  readonly version: number;
  readonly view: View;
  readonly parts: readonly Move[];
}

/** Makes the player's own moves: the table shows them at once, and takes them back if the room refuses. */
export function useOwnMoves({ version, view, status }: GameState, stage: Stage, ask: AskMove): OwnMoves {
  const { t } = useTranslation("game");
  // Until the room answers, not until the position changes: in a trade other players change it meanwhile.
  const [isSending, setSending] = useState(false);
  const [chosen, choose] = useState<Chosen | null>(null);
  // While parts are being sent, each of them changes the position.
  const isOutdated = chosen !== null && !isSending && (chosen.version !== version || status !== "running");
  const current = isOutdated ? null : chosen;
  const parts = current?.parts ?? noParts;
  const planned = useMemo(
    () => (current === null ? view : withParts(current.view, current.parts)),
    [view, current],
  );

  useEffect(() => {
    if (!isOutdated) return;
    // Another tab has moved, a bot has moved because time ran out, or the game was aborted. Deferred, because React is
    // rendering.
    choose(null);
    void Promise.resolve().then(() => stage.takeBack());
  }, [isOutdated, stage]);

  const send = useCallback(
    async (moves: readonly Move[]) => {
      setSending(true);
      let at = version;
      for (const move of moves) {
        const reply = await ask("game:move", { version: at, move: formatMove(move) });
        if (!reply.isDone) {
          stage.takeBack();
          const text = t(`refused.${reasonOf(reply.error)}`);
          showToast({ kind: "warning", title: t("refused.title"), text });
          break;
        }
        at = reply.data.version;
      }
      choose(null);
      setSending(false);
    },
    [ask, stage, t, version],
  );

  const makeMove = useCallback(
    (move: Move, isDropped: boolean) => {
      stage.predict(predict(planned.table, move).happened, isDropped);
      const moves = [...parts, move];
      const isLast = !isWithinSeven(planned.table, move);
      if (moves.length > 1 || !isLast) choose({ version, view, parts: moves });
      if (isLast) void send(moves);
    },
    [stage, planned, parts, view, version, send],
  );

  const takePartBack = useCallback(() => {
    const kept = parts.slice(0, -1);
    stage.takeBack(eventsOfParts(view, kept));
    choose(kept.length === 0 ? null : { version, view, parts: kept });
  }, [stage, view, version, parts]);

  return { isSending, view: planned, partsChosen: isSending ? 0 : parts.length, makeMove, takePartBack };
}

const noParts: readonly Move[] = [];

/**
 * Only refusals that a player can run into have texts of their own: another tab has moved, or the connection is lost.
 */
function reasonOf(error: string): "stale" | "lost" | "other" {
  if (error === "stale" || error === "game_over") return "stale";
  return error === "lost" || error === "timeout" ? "lost" : "other";
}
