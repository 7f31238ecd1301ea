import { useTranslation } from "react-i18next";
import { seriesWinner } from "#schema/series.ts";
import { scoreInWords } from "#web/tables/seriesWords.ts";
import { Button } from "#web/ui/Button.tsx";
import { clockTime } from "#web/ui/clockTime.ts";
import { useNow } from "#web/ui/useNow.ts";
import { othersAfter, type RematchProps, useListed, usePlayAgain } from "./useRematch.ts";

/**
 * Who wants to play again and who has left, with the button to join those who are here; for some minutes after the
 * game.
 */
export function Rematch({ game, speakers, ask }: RematchProps) {
  const { t } = useTranslation("table");
  const { t: tGame } = useTranslation("game");
  const { rematch, isRematchClosed, view, series } = game;
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
    if (waiting.length > 0) return t("rematch.join");
    if (series === null) return t("rematch.ask");
    const score = scoreInWords(series, view.table.variant.teams.length);
    return seriesWinner(series) === undefined ? tGame("series.next", { score }) : tGame("series.again");
  }
}
