import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { botLevels } from "#rules/bots/index.ts";
import { usePaths } from "#web/app/i18n/usePaths.ts";
import { useBeginGame } from "#web/features/landing/useBeginGame.ts";
import { playSound } from "#web/game/sound/sounds.ts";
import { soundVolume } from "#web/game/sound/volume.ts";
import type { Speakers } from "#web/game/words/wordsOf.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import type { GameState } from "./gameRoom.ts";

interface EndOverlayProps {
  game: GameState;
  speakers: Speakers;
  /** Called when somebody wants to see the board. */
  onClose: () => void;
}

/** The end: who has won and why, in Team-Tac with how many cards, and how to go on. */
export function EndOverlay({ game, speakers, onClose }: EndOverlayProps) {
  const { t, i18n } = useTranslation("game");
  const { pathTo } = usePaths();
  const { begin, isBeginning } = useBeginGame();
  const again = useRef<HTMLButtonElement>(null);
  const { view, seats } = game;
  const { variant, winner, cardsLaid } = view.table;
  const team = variant.isTeamTac ? variant.teams.flat().sort() : variant.teams[winner];
  const hasWon = view.seat !== null && team.includes(view.seat);
  const names = new Intl.ListFormat(i18n.language).format(team.map((seat) => speakers.names[seat]));

  useEffect(() => {
    again.current?.focus();
    if (view.seat !== null) playSound(hasWon ? "won" : "lost", soundVolume());
  }, [hasWon, view.seat]);

  const level = seats.find(({ kind }) => kind === "bot")?.level ?? botLevels[0];
  return (
    <section className="game-end" aria-label={t("end.title")} data-end={hasWon ? "won" : "other"}>
      <h2>{t(`end.${headingKey()}`)}</h2>
      <p>{variant.isTeamTac ? t("end.allHome", { count: cardsLaid }) : t("end.teamHome", { names })}</p>
      <div className="game-end-buttons">
        {view.seat !== null && (
          <Button ref={again} disabled={isBeginning} onClick={() => begin({ variant: variant.name, level })}>
            {t("end.again")}
          </Button>
        )}
        <Button variant="outline" onClick={onClose}>
          {t("end.seeBoard")}
        </Button>
        <ButtonLink variant="ghost" to={pathTo("/")}>
          {t("end.leave")}
        </ButtonLink>
      </div>
    </section>
  );

  function headingKey(): "won" | "lost" | "over" {
    if (view.seat === null) return "over";
    return hasWon ? "won" : "lost";
  }
}
