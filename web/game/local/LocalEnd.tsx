import { type ReactNode, useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { View } from "#rules/view.ts";
import { Button } from "#web/ui/Button.tsx";
import { takeFocus } from "#web/ui/takeFocus.ts";
import { playSound } from "../sound/sounds.ts";
import type { SeatNames } from "../words/wordsOf.ts";

interface LocalEndProps {
  /** The last position. */
  view: View;
  speakers: SeatNames;
  /** What the button for another game says. */
  again: string;
  onRestart: () => void;
  /** The way back to where one came from. */
  back: ReactNode;
  /** Called when the player wants to see the board. */
  onClose: () => void;
}

/** Who has won a game in this browser, and the two ways on: again, or back. */
export function LocalEnd({ view, speakers, again, onRestart, back, onClose }: LocalEndProps) {
  const { t, i18n } = useTranslation("game");
  const title = useRef<HTMLHeadingElement>(null);
  const { variant, winner, cardsLaid } = view.table;
  const team = variant.isTeamTac ? variant.teams.flat() : variant.teams[winner];
  const hasWon = view.seat !== null && team.includes(view.seat);
  useEffect(() => {
    takeFocus(title.current);
    playSound(hasWon ? "won" : "lost");
  }, [hasWon]);
  const names = new Intl.ListFormat(i18n.language).format(team.map((seat) => speakers.names[seat]));
  return (
    <section className="game-end is-short" aria-label={t("end.title")} data-end={hasWon ? "won" : "other"}>
      <h2 ref={title} tabIndex={-1}>
        {hasWon ? t("end.won") : t("end.lost")}
      </h2>
      <p>{variant.isTeamTac ? t("end.allHome", { count: cardsLaid }) : t("end.teamHome", { names })}</p>
      <div className="game-rematch">
        <Button size="lg" onClick={onRestart}>
          {again}
        </Button>
      </div>
      <div className="game-end-buttons">
        <Button variant="outline" onClick={onClose}>
          {t("end.seeBoard")}
        </Button>
        {back}
      </div>
    </section>
  );
}
