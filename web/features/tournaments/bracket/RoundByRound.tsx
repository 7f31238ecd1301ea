import { chakra } from "@chakra-ui/react/styled-system";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { TournamentState } from "#web/net/tournament/tournamentRoom.ts";
import { Panel } from "#web/ui/Panel.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { useDates } from "../useDates.ts";
import type { TournamentActions } from "../useTournamentActions.ts";
import { MatchCard } from "./MatchCard.tsx";
import { currentRound } from "./matches.ts";
import { RoundChooser } from "./RoundChooser.tsx";
import { roundName } from "./roundName.ts";
import { useMatchesOfRound } from "./useMatchesOfRound.ts";
import { useWaitsFor } from "./waitsFor.ts";

/**
 * The rounds of a tournament without a bracket, one at a time: there may be 254 of them. It follows the tournament until
 * a round is chosen.
 */
export function RoundByRound(props: {
  tournament: TournamentState;
  actions: TournamentActions;
  ownTeam: number;
}) {
  const { tournament, actions, ownTeam } = props;
  const { t } = useTranslation("tournaments");
  const dates = useDates();
  const waitsFor = useWaitsFor(tournament);
  const [chosen, setChosen] = useState<number>();
  const { rounds, teams } = tournament;
  const shown = chosen ?? currentRound(tournament);
  const { name, begins } = rounds[shown];
  const matches = useMatchesOfRound({ tournament, actions }, shown);
  return (
    <Panel title={t("bracket.rounds")}>
      <RoundChooser
        names={rounds.map((round) => roundName(t, round.name))}
        chosen={shown}
        onChoose={setChosen}
      />
      <chakra.h3 fontSize="md" mb="2">
        {roundName(t, name)}
        {begins !== null && (
          <chakra.span ml="2" fontSize="sm" fontWeight="normal" color="fg.muted">
            {dates.full(begins)}
          </chakra.span>
        )}
      </chakra.h3>
      {matches === undefined && <Waiting />}
      <chakra.ol display="grid" gap="3" listStyleType="none" p="0" m="0">
        {matches?.map((match) => (
          <li key={match.id}>
            <MatchCard match={match} waitsFor={waitsFor(match)} teams={teams} ownTeam={ownTeam} />
          </li>
        ))}
      </chakra.ol>
    </Panel>
  );
}
