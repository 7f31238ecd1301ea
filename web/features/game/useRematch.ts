import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Seat } from "#rules/variant.ts";
import type { SeatNames } from "#web/game/words/wordsOf.ts";
import type { AskGame } from "#web/net/game/askGame.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { closeToast, showToast } from "#web/ui/toasts.ts";

const refusals = ["rematch_not_open", "player_not_online", "player_in_waiting_room", "rematch_full"] as const;
type Refusal = (typeof refusals)[number];

export interface RematchProps {
  game: GameState;
  speakers: SeatNames;
  ask: AskGame;
}

/** The other people of this game: those still here, those who wait to play again, and those who have left. */
export function othersAfter({ seats, online, rematch, view }: GameState) {
  const others = [...seats.keys()].filter((seat) => seats[seat].kind !== "bot" && seat !== view.seat);
  const waiting = others.filter((seat) => rematch?.waiting.includes(seat));
  const gone = others.filter((seat) => !waiting.includes(seat) && !online.includes(seat));
  return { waiting, gone, isAnybodyThere: gone.length < others.length };
}

/** Calls a rematch and goes to the waiting room; the players who are asked stay where they are. */
export function usePlayAgain(ask: AskGame) {
  const { t } = useTranslation("table");
  const navigate = useNavigate();
  const { pathTo } = usePaths();
  return async (): Promise<void> => {
    const reply = await ask("waiting:createRematch", {});
    if (reply.isDone) return void navigate(pathTo(`/?waiting=${reply.data.waitingID}`));
    const why = refusals.includes(reply.error as Refusal) ? (reply.error as Refusal) : "other";
    showToast({ kind: "warning", title: t("rematch.failed"), text: t(`rematch.why.${why}`) });
  };
}

/** Announces a rematch to a player who looks at the board instead of the result. */
export function useRematchCall({ game, speakers, ask }: RematchProps, isResultSeen: boolean): void {
  const { t } = useTranslation("table");
  const listed = useListed(speakers);
  const playAgain = usePlayAgain(ask);
  const { waiting } = othersAfter(game);
  const isOwnWaiting = game.view.seat !== null && game.rematch?.waiting.includes(game.view.seat);
  const isCalled = game.view.seat !== null && waiting.length > 0 && !isOwnWaiting && !isResultSeen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: announced once, however many players join
  useEffect(() => {
    if (!isCalled) return;
    const title = t("rematch.wants", { names: listed(waiting), count: waiting.length });
    const id = showToast({
      kind: "info",
      title,
      action: { text: t("rematch.join"), act: () => void playAgain() },
    });
    return () => closeToast(id);
  }, [isCalled]);
}

/** Puts the names of players into a sentence. */
export function useListed({ names }: SeatNames) {
  const { i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.language);
  return (seats: readonly Seat[]): string => list.format(seats.map((seat) => names[seat]));
}
