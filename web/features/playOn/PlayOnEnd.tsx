import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { View } from "#rules/view.ts";
import { playSound } from "#web/game/sound/sounds.ts";
import { soundVolume } from "#web/game/sound/volume.ts";
import type { Speakers } from "#web/game/words/wordsOf.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { takeFocus } from "#web/ui/takeFocus.ts";
import { HistoryIcon } from "../game/icons.tsx";

interface PlayOnEndProps {
  /** The last position. */
  view: View;
  speakers: Speakers;
  /** The address of the replay. */
  back: string;
  onRestart: () => void;
  /** Called when the player wants to see the board. */
  onClose: () => void;
}

/** Who has won, and the two ways on: from the same position again, or back to the replay. */
export function PlayOnEnd({ view, speakers, back, onRestart, onClose }: PlayOnEndProps) {
  const { t } = useTranslation("playOn");
  const { t: ofGame, i18n } = useTranslation("game");
  const title = useRef<HTMLHeadingElement>(null);
  const { variant, winner, cardsLaid } = view.table;
  const team = variant.isTeamTac ? variant.teams.flat() : variant.teams[winner];
  const hasWon = view.seat !== null && team.includes(view.seat);
  useEffect(() => {
    takeFocus(title.current);
    playSound(hasWon ? "won" : "lost", soundVolume());
  }, [hasWon]);
  const names = new Intl.ListFormat(i18n.language).format(team.map((seat) => speakers.names[seat]));
  return (
    <section
      className="game-end is-short"
      aria-label={ofGame("end.title")}
      data-end={hasWon ? "won" : "other"}
    >
      <h2 ref={title} tabIndex={-1}>
        {hasWon ? ofGame("end.won") : ofGame("end.lost")}
      </h2>
      <p>
        {variant.isTeamTac ? ofGame("end.allHome", { count: cardsLaid }) : ofGame("end.teamHome", { names })}
      </p>
      <div className="game-rematch">
        <Button size="lg" onClick={onRestart}>
          {t("restart")}
        </Button>
      </div>
      <div className="game-end-buttons">
        <Button variant="outline" onClick={onClose}>
          {ofGame("end.seeBoard")}
        </Button>
        <ButtonLink variant="outline" to={back}>
          <HistoryIcon />
          {t("back")}
        </ButtonLink>
      </div>
    </section>
  );
}
