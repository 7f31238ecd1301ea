import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { Seat } from "#rules/variant.ts";
import { usePaths } from "#web/app/i18n/usePaths.ts";
import type { Speakers } from "#web/game/words/wordsOf.ts";
import { Button } from "#web/ui/Button.tsx";
import { clockTime } from "#web/ui/clockTime.ts";
import { closeToast, showToast } from "#web/ui/toasts.ts";
import { useNow } from "#web/ui/useNow.ts";
import type { AskGame } from "./askGame.ts";
import type { GameState } from "./gameRoom.ts";

const refusals = ["rematch_not_open", "player_not_online", "player_in_waiting_room", "rematch_full"] as const;
type Refusal = (typeof refusals)[number];

interface RematchProps {
  game: GameState;
  speakers: Speakers;
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
function usePlayAgain(ask: AskGame) {
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

/**
 * Who wants to play again and who has left, with the button to join those who are here; for some minutes after the
 * game.
 */
export function Rematch({ game, speakers, ask }: RematchProps) {
  const { t } = useTranslation("table");
  const { rematch, isRematchClosed, view } = game;
  const now = useNow(rematch !== null);
  const listed = useListed(speakers);
  const playAgain = usePlayAgain(ask);
  if (rematch === null || now > rematch.until) return null;
  const { waiting, gone, isAnybodyThere } = othersAfter(game);
  const isOwnWaiting = view.seat !== null && rematch.waiting.includes(view.seat);
  return (
    <div className="game-rematch">
      {isAnybodyThere && (
        <Button size="lg" onClick={playAgain}>
          {label()} <small>{t("rematch.until", { time: clockTime(rematch.until - now) })}</small>
        </Button>
      )}
      <div role="status">
        {waiting.length > 0 && <p>{t("rematch.wants", { names: listed(waiting), count: waiting.length })}</p>}
        {gone.length > 0 && <p>{t("rematch.left", { names: listed(gone), count: gone.length })}</p>}
        {isRematchClosed && <p>{t("rematch.closed")}</p>}
      </div>
    </div>
  );

  function label(): string {
    if (isOwnWaiting) return t("rematch.toRoom");
    return waiting.length > 0 ? t("rematch.join") : t("rematch.ask");
  }
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

function useListed({ names }: Speakers) {
  const { i18n } = useTranslation();
  const list = new Intl.ListFormat(i18n.language);
  return (seats: readonly Seat[]): string => list.format(seats.map((seat) => names[seat]));
}
