import { useTranslation } from "react-i18next";
import { comingTime } from "#web/ui/deadline.ts";
import { useNow } from "#web/ui/useNow.ts";
import type { TablePartProps } from "../table/tablePart.ts";

/** Says that the table waits for somebody who is on vacation. */
export function VacationNotes({ game, speakers }: Pick<TablePartProps, "game" | "speakers">) {
  const { t, i18n } = useTranslation("turnBased");
  const now = useNow(game.turns?.vacations.some((until) => until !== null));
  return game.turns?.vacations.map((until, seat) => {
    if (until === null || until <= now || game.due[seat] === null || game.status !== "running") return null;
    const time = comingTime(i18n.language, until, now);
    return (
      <p key={game.seats[seat].color} className="game-note" role="status" data-note="vacation">
        {seat === game.view.seat
          ? t("vacation.own", { time })
          : t("vacation.of", { name: speakers.names[seat], time })}
      </p>
    );
  });
}
