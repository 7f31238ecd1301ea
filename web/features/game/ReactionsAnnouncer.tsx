import { useTranslation } from "react-i18next";
import type { SeatNames } from "#web/game/words/wordsOf.ts";
import type { GameState } from "#web/net/game/gameRoom.ts";

/** Announces the reactions that players show on their seats to screen readers. */
export function ReactionsAnnouncer({ game, speakers }: { game: GameState; speakers: SeatNames }) {
  const { t } = useTranslation("table");
  return (
    <div className="game-unseen" role="log" aria-label={t("reactions.shown")}>
      {game.reactions.map(
        (shown, seat) =>
          shown !== undefined && (
            // A new element each time, so that a repeated reaction is announced again.
            <p key={`${game.seats[seat].color} ${shown.number}`}>
              {t("reactions.by", { name: speakers.names[seat], reaction: t(`reactions.${shown.emoji}`) })}
            </p>
          ),
      )}
    </div>
  );
}
