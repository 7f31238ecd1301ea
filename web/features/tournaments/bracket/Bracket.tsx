import { chakra } from "@chakra-ui/react/styled-system";
import { type CSSProperties, useId, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { TournamentState } from "#web/net/tournament/tournamentRoom.ts";
import { useDates } from "../useDates.ts";
import { bracketShape } from "./bracketShape.ts";
import { MatchCard } from "./MatchCard.tsx";
import { currentRound, isOfTeam } from "./matches.ts";
import { RoundChooser } from "./RoundChooser.tsx";
import { matchName, roundHeading } from "./roundName.ts";
import { useRoundInSight } from "./useRoundInSight.ts";
import { useWaitsFor } from "./waitsFor.ts";
import "./bracket.css";

/**
 * The bracket of a knockout: a list for each round, side by side and joined by lines; on a phone one round at a time, to
 * swipe or to choose.
 */
export function Bracket({ tournament, ownTeam }: { tournament: TournamentState; ownTeam: number }) {
  const { t } = useTranslation("tournaments");
  const dates = useDates();
  const waitsFor = useWaitsFor(tournament);
  const id = useId();
  const { rounds, teams, form } = tournament;
  const { rows, places } = useMemo(() => bracketShape({ form, teams }), [form, teams]);
  const { scroller, inSight, show } = useRoundInSight(currentRound(tournament), rounds.length);
  return (
    <section aria-labelledby={id} className="bracket-place">
      <chakra.h2 id={id} fontSize="2xl" mb="3">
        {t("bracket.title")}
      </chakra.h2>
      {rounds.length > 1 && (
        <div className="bracket-chooser">
          <RoundChooser
            names={rounds.map((round) => roundHeading(t, round))}
            chosen={inSight}
            onChoose={show}
          />
        </div>
      )}
      <chakra.div
        className="bracket"
        ref={scroller}
        role="group"
        aria-label={t("bracket.rounds")}
        // It scrolls, also with the keys.
        tabIndex={0}
        style={{ "--rows": rows, "--rounds": rounds.length } as CSSProperties}
      >
        {rounds.map((round, index) => (
          <section key={roundHeading(t, round)} className="bracket-round" data-round={index}>
            <h3 className="bracket-heading">
              {roundHeading(t, round)}
              {round.begins !== null && <span className="bracket-date">{dates.short(round.begins)}</span>}
            </h3>
            <ol className="bracket-matches">
              {round.matches.map((match) => {
                const { from, to, line } = places.get(match.id) ?? { from: 1, to: 2 };
                const isOnOwnWay = isOfTeam(match, ownTeam) && match.winner === ownTeam;
                return (
                  <li
                    key={match.id}
                    className="bracket-match"
                    data-line={line}
                    data-own-way={isOnOwnWay || undefined}
                    data-follows={(index > 0 && !match.isForThirdPlace) || undefined}
                    style={{ "--from": from, "--to": to } as CSSProperties}
                  >
                    <MatchCard
                      match={match}
                      name={matchName(t, round, match)}
                      waitsFor={waitsFor(match)}
                      teams={teams}
                      ownTeam={ownTeam}
                    />
                  </li>
                );
              })}
            </ol>
          </section>
        ))}
      </chakra.div>
    </section>
  );
}
