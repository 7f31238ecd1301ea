import { memo } from "react";
import { useTranslation } from "react-i18next";
import type { TournamentMatch, TournamentState } from "#web/net/tournament/tournamentRoom.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { clockTime } from "#web/ui/clockTime.ts";
import { CheckIcon } from "#web/ui/icons.tsx";
import { Link } from "#web/ui/Link.tsx";
import { useNow } from "#web/ui/useNow.ts";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import { hasReplay, isBye, isLive, isOfTeam, type Side, sidesOf } from "./matches.ts";
import "./bracket.css";

type Teams = TournamentState["teams"];

/**
 * A match: who meets, the score, who won and why, whom it waits for, how long it still goes, and the way to its table. It is
 * drawn again only if itself changes.
 * @param props.name what it is called, where its round does not say it
 * @param props.waitsFor whom it waits for, in a sentence; undefined: it waits for nobody
 */
export const MatchCard = memo(function MatchCard(props: {
  match: TournamentMatch;
  name?: string | undefined;
  waitsFor: string | undefined;
  teams: Teams;
  ownTeam: number;
}) {
  const { match, name, waitsFor, teams, ownTeam } = props;
  const { t } = useTranslation("tournaments");
  const isOwn = isOfTeam(match, ownTeam);
  return (
    <div className="match" data-own={isOwn || undefined} data-live={isLive(match) || undefined}>
      {name !== undefined && <p className="match-name">{name}</p>}
      <ul className="match-sides">
        {sidesOf(match).map((side, at) => (
          <SideRow key={keyOf(side, at)} side={side} teams={teams} ownTeam={ownTeam} />
        ))}
        {isBye(match) && (
          <li className="match-side" data-empty>
            {t("match.bye")}
          </li>
        )}
      </ul>
      <div className="match-foot">
        <State match={match} waitsFor={waitsFor} />
        <ToTable match={match} teams={teams} isOwn={isOwn} />
      </div>
    </div>
  );
});

function keyOf(side: Side, at: number): string {
  return side.kind === "team" ? `team ${side.team}` : `${side.kind} ${at}`;
}

function SideRow({ side, teams, ownTeam }: { side: Side; teams: Teams; ownTeam: number }) {
  const { t } = useTranslation("tournaments");
  const playerName = usePlayerName();
  if (side.kind !== "team")
    return (
      <li className="match-side" data-empty>
        {t(`match.${side.kind}`)}
      </li>
    );
  const { name, players } = teams[side.team];
  return (
    <li className="match-side" data-won={side.hasWon || undefined} data-lost={side.hasLost || undefined}>
      <span className="match-team">
        <span className="match-team-name">
          {name}
          {side.team === ownTeam && <span className="match-aloud">{` (${t("match.own")})`}</span>}
        </span>
        <span className="match-players">{players.map(playerName).join(" · ")}</span>
      </span>
      {side.hasWon && (
        <span className="match-won" role="img" aria-label={t("match.winner")}>
          <CheckIcon />
        </span>
      )}
      {side.score !== undefined && (
        <span className="match-score">
          <span aria-hidden="true">{side.score}</span>
          <span className="match-aloud">{t("match.score", { home: side.score })}</span>
        </span>
      )}
    </li>
  );
}

/** Why the match is decided, whom it waits for, or how long it still goes. */
function State({ match, waitsFor }: { match: TournamentMatch; waitsFor: string | undefined }) {
  const { t } = useTranslation("tournaments");
  const { decision, comeUntil, endsAt, winner } = match;
  if (decision?.reason === "won") return null;
  if (decision?.reason === "byHand") return <span>{t("reason.byHand", { text: decision.text ?? "" })}</span>;
  if (decision?.reason === "noShow" && winner === null) return <span>{t("reason.nobodyCame")}</span>;
  if (decision) return <span>{t(`reason.${decision.reason}`)}</span>;
  if (waitsFor !== undefined) {
    return comeUntil === null ? <span>{waitsFor}</span> : <Clock until={comeUntil} before={waitsFor} />;
  }
  if (endsAt !== null) return <Clock until={endsAt} />;
  return isLive(match) ? <span>{t("match.live")}</span> : null;
}

function Clock({ until, before }: { until: number; before?: string }) {
  const { t } = useTranslation("tournaments");
  const left = until - useNow();
  return (
    <span className="match-clock" role="timer">
      {before !== undefined && `${before}: `}
      {left > 0 ? t("match.left", { time: clockTime(left) }) : t("match.timeUp")}
    </span>
  );
}

/** The link to the table while the game runs, and to its moves afterwards. */
function ToTable({ match, teams, isOwn }: { match: TournamentMatch; teams: Teams; isOwn: boolean }) {
  const { t } = useTranslation("tournaments");
  const { pathTo } = usePaths();
  const isRunning = isLive(match);
  if (!isRunning && !hasReplay(match)) return null;
  const action = isRunning ? t(isOwn ? "match.play" : "match.watch") : t("match.replay");
  const names = sidesOf(match).flatMap((side) => (side.kind === "team" ? [teams[side.team].name] : []));
  return (
    <Link
      className="match-link"
      to={pathTo(`/game?gameID=${match.gameID}${isRunning ? "" : "&move=0"}`)}
      aria-label={t("match.which", { action, teams: names.join(" – ") })}
    >
      {action}
    </Link>
  );
}
