import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import type { GameMatch } from "#schema/protocol/match.ts";
import { pathOfTournament } from "#web/routing/tournamentPath.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { clockTime } from "#web/ui/clockTime.ts";
import { Link } from "#web/ui/Link.tsx";
import { useNow } from "#web/ui/useNow.ts";
import "./match.css";

/** The minutes left at which the time is announced. */
const announcedMinutes = [1, 5, 10];

/** Which tournament the game belongs to, with the way there, and how much of its time is left. */
export function MatchStrip({ match, isRunning }: { match: GameMatch; isRunning: boolean }) {
  const { t } = useTranslation("game");
  const { pathTo } = usePaths();
  return (
    <>
      <Link
        className="game-match-title"
        to={pathTo(pathOfTournament({ type: match.kind, id: match.tournamentID }))}
      >
        <span className="game-unseen">{t("match.tournament")} </span>
        <span className="game-match-name">{match.title}</span>
      </Link>
      {isRunning && <TimeLeft endsAt={match.endsAt} />}
    </>
  );
}

/** The time that is left of the game. It is announced a few times, and when it is up. */
function TimeLeft({ endsAt }: { endsAt: number }) {
  const { t, i18n } = useTranslation("game");
  const left = endsAt - useNow();
  const minutes = announcedMinutes.find((each) => left <= each * 60_000);
  const end = new Date(endsAt).toLocaleTimeString(dateLocale(i18n.language), { timeStyle: "short" });
  return (
    <>
      <span className="game-unseen">{t("match.endsAt", { time: end })}</span>
      <span className="game-match-time" aria-hidden="true">
        {left > 0 ? t("match.timeLeft", { time: clockTime(left + 999) }) : t("match.timeUp")}
      </span>
      <span className="game-unseen" role="status">
        {left <= 0 ? t("match.timeUp") : minutes && t("match.minutesLeft", { count: minutes })}
      </span>
    </>
  );
}
