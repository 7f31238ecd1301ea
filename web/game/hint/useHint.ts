import { useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { type Move, moveFrom, moveKind, moveTo } from "#rules/move.ts";
import type { Place } from "#rules/place.ts";
import { viewData } from "#rules/viewData.ts";
import { limits } from "#schema/limits.ts";
import { loadModule } from "#web/ui/loading/loadModule.ts";
import { showToast } from "#web/ui/toasts.ts";
import type { HintReason } from "../master/hintReason.ts";
import type { Choosing } from "../play/useChoosing.ts";
import { type Told, toldFor } from "./told.ts";

/** Where a hint may be asked for. */
interface Hinted {
  /** Whether a hint is unfair to nobody. */
  readonly isAllowed: boolean;
  /** The version of the position. */
  readonly version: number;
  /** Whether hints come by themselves, at every turn. */
  readonly isAutomatic?: boolean;
}

/** The move that a master bot would play now, if the player has asked for it or gets a hint at every turn. */
export interface Hint {
  /** Whether this game allows hints. */
  readonly isOffered: boolean;
  /** Whether hints come by themselves, at every turn of this game. */
  readonly isAutomatic: boolean;
  /** Whether the player can ask for a hint now. */
  readonly isReady: boolean;
  /** The move; `null` while the bot is thinking, `undefined` if nobody has asked. */
  readonly move: Move | null | undefined;
  /** The parts of a seven that follow the move. */
  readonly rest: readonly Move[];
  /** Why it is advised; for a seven as a whole. */
  readonly why: HintReason | undefined;
  /** The target of its marble, once everything else is chosen. */
  readonly target: Place | null;
  readonly ask: () => void;
}

/**
 * Asks a master bot for a hint and shows it by choosing all steps of the move except the last. The hint ends with the
 * situation that it was for.
 */
export function useHint(
  { isAllowed: isOffered, version, isAutomatic = false }: Hinted,
  choosing: Choosing,
): Hint {
  const { t } = useTranslation("game");
  const { situation, choice, options } = choosing;
  const [last, setHint] = useState<Told>();
  const asking = useRef<AbortController>(undefined);
  const isReady = options.moves.length > 0;
  const told = useMemo(
    () => (isOffered && last !== undefined ? toldFor(last, situation, options.view) : undefined),
    [isOffered, last, situation, options.view],
  );
  const rest = useMemo(() => told?.slice(1) ?? [], [told]);
  const move = told === null ? null : told?.[0];

  // biome-ignore lint/correctness/useExhaustiveDependencies: in another situation nobody waits for the answer any more
  useEffect(() => () => asking.current?.abort(), [situation, isOffered]);
  // The choice may have been rendered again by the time the move is known.
  const prepare = useRef(choosing.prepare);
  useEffect(() => {
    prepare.current = choosing.prepare;
  });

  const ask = async (): Promise<void> => {
    if (move === null) return;
    if (move !== undefined) return choosing.prepare(move);
    const controller = new AbortController();
    asking.current = controller;
    setHint({ situation, view: options.view, moves: null });
    try {
      const { askMaster } = await loadModule(() => import("../master/askMaster.ts"));
      const question = {
        view: viewData(options.view),
        move: null,
        chance: version,
        looks: limits.hintLooks,
        isHint: true,
      };
      const { best, rest = [], why } = await askMaster(question, controller.signal);
      if (controller.signal.aborted) return;
      setHint({ situation, view: options.view, moves: [best, ...rest], why });
      prepare.current(best);
    } catch {
      if (controller.signal.aborted) return;
      setHint(undefined);
      showToast({ kind: "warning", title: t("hint.failed"), text: t("hint.tryAgain") });
    }
  };

  const askNow = useRef(ask);
  useEffect(() => {
    askNow.current = ask;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: every situation has a hint of its own
  useEffect(() => {
    if (isOffered && isAutomatic && isReady) void askNow.current();
  }, [isOffered, isAutomatic, isReady, situation]);

  return { isOffered, isAutomatic, isReady, move, rest, why: last?.why, target: targetOf(), ask };

  function targetOf(): Place | null {
    if (move === undefined || move === null || moveKind(move) !== "ball") return null;
    return choice.from === moveFrom(move) && choosing.offer.targets.includes(moveTo(move))
      ? moveTo(move)
      : null;
  }
}
