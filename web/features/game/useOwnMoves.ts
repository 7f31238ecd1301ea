import { useCallback, useEffect, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { formatMove, type Move } from "#rules/move.ts";
import { foretell } from "#rules/preview.ts";
import type { View } from "#rules/view.ts";
import type { GameProtocol } from "#schema/protocol/game.ts";
import type { Stage } from "#web/game/motion/stage.ts";
import type { Reply } from "#web/net/room/RoomClient.ts";
import { showToast } from "#web/ui/toasts.ts";
import type { GameState } from "./gameRoom.ts";
import { eventsOfParts, isWithinSeven, withParts } from "./sevenParts.ts";

/** Asks the room to carry a move out. */
export type AskMove = (
  type: "game:move",
  data: { version: number; move: string },
) => Promise<Reply<GameProtocol, "game:move">>;

/** The own moves of a player. */
export interface OwnMoves {
  /** Whether a move is on its way to the room. */
  readonly isSending: boolean;
  /** The position with the parts of a seven that are chosen: what the next part is chosen on. */
  readonly view: View;
  /** How many parts of a seven are chosen and not yet sent. */
  readonly partsChosen: number;
  /** Makes a move. A part of a seven waits for the last one: then all are sent. */
  readonly makeMove: (move: Move, isDropped: boolean) => void;
  /** Takes the part back that was chosen last. */
  readonly takePartBack: () => void;
}

/** The parts of a seven that are chosen on a position of the game. */
interface Chosen {
  readonly version: number;
  readonly view: View;
  readonly parts: readonly Move[];
}

/** Makes own moves: the table shows them at once, and takes them back if the room refuses. */
export function useOwnMoves({ version, view, status }: GameState, stage: Stage, ask: AskMove): OwnMoves {
  const { t } = useTranslation("game");
  // Until the room answers, not until the position changes: in the trade others change it meanwhile.
  const [isSending, setSending] = useState(false);
  const [chosen, choose] = useState<Chosen | null>(null);
  // While parts are sent the position changes with each of them.
  const isOutdated = chosen !== null && !isSending && (chosen.version !== version || status !== "running");
  const current = isOutdated ? null : chosen;
  const parts = current?.parts ?? noParts;
  const planned = useMemo(
    () => (current === null ? view : withParts(current.view, current.parts)),
    [view, current],
  );

  useEffect(() => {
    if (!isOutdated) return;
    // Another tab has moved, or a bot because time ran out, or the game was aborted. Not at once: React is rendering.
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
      stage.foretell(foretell(planned.table, move).happened, isDropped);
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

/** Only what a player may meet has a text of its own: another tab has moved, or the line is lost. */
function reasonOf(error: string): "stale" | "lost" | "other" {
  if (error === "stale" || error === "game_over") return "stale";
  return error === "lost" || error === "timeout" ? "lost" : "other";
}
