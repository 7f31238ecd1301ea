import { chakra } from "@chakra-ui/react/styled-system";
import type { TFunction } from "i18next";
import { useTranslation } from "react-i18next";
import { defaultSwissRounds } from "#rules/tournament/swiss.ts";
import { limits } from "#schema/limits.ts";
import type { TournamentState } from "#web/net/tournament/tournamentRoom.ts";
import { Panel } from "#web/ui/Panel.tsx";

const secondMs = 1000;
const minuteMs = 60 * secondMs;

/** The rules of this tournament in words. */
export function RulesPanel({ tournament }: { tournament: TournamentState }) {
  const { t } = useTranslation("tournaments");
  return (
    <Panel title={t("rules.title")}>
      <List>
        {rulesOf(t, tournament).map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </List>
    </Panel>
  );
}

function rulesOf(t: TFunction<"tournaments">, tournament: TournamentState): string[] {
  const { form, organizer } = tournament;
  const { playersPerTeam, teamsPerMatch, timePerGameMs, moveTimeMs } = form;
  const nTeams = tournament.teams.length || form.nTeams;
  const teams = t(`rules.teams.${playersPerTeam}`, { count: nTeams });
  const atTable = t(`rules.atTable.${teamsPerMatch}`);
  return [
    t("rules.line", { teams, atTable }),
    formatInWords(t, tournament, nTeams),
    t("rules.time", { count: Math.round(timePerGameMs / minuteMs) }),
    t("rules.clock", { count: Math.round(moveTimeMs / secondMs) }),
    t("rules.noShow", { count: Math.round(limits.noShowMs / minuteMs) }),
    t("rules.noSubstitution"),
    ...(organizer ? [t(`rules.starts.${organizer.startsGames}`)] : []),
  ];
}

function formatInWords(t: TFunction<"tournaments">, { form, rounds }: TournamentState, nTeams: number) {
  if (form.tournamentType === "knockout") {
    return nTeams <= form.teamsPerMatch
      ? t("rules.knockout.duel")
      : t(`rules.knockout.${form.teamsPerMatch}`);
  }
  if (form.tournamentType === "roundRobin") return t(`rules.roundRobin.${form.legs}`);
  return t("rules.swiss", { count: rounds.length || (form.rounds ?? defaultSwissRounds(nTeams)) });
}

const List = chakra("ul", {
  base: {
    display: "grid",
    gap: "2",
    m: "0",
    pl: "5",
    listStyleType: "disc",
    "& ::marker": { color: "var(--tac-line-control)" },
  },
});
