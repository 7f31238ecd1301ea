import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { TournamentState } from "#web/net/tournament/tournamentRoom.ts";
import { DataTable } from "#web/ui/DataTable.tsx";
import { Panel } from "#web/ui/Panel.tsx";

/** The table of a round robin or swiss tournament, the best first. */
export function Standings(props: {
  tournament: TournamentState;
  standings: NonNullable<TournamentState["standings"]>;
  ownTeam: number;
}) {
  const { tournament, standings, ownTeam } = props;
  const { t } = useTranslation("tournaments");
  const isSwiss = tournament.form.tournamentType === "swiss";
  return (
    <Panel title={t("standings.title")}>
      <Fitting>
        <DataTable
          label={t("standings.title")}
          head={
            <>
              <th scope="col">{t("standings.team")}</th>
              <th scope="col">{t("standings.played")}</th>
              <th scope="col">{t("standings.points")}</th>
              {isSwiss && <th scope="col">{t("standings.buchholz")}</th>}
              <th scope="col">{t("standings.balls")}</th>
            </>
          }
        >
          {standings.map(({ team, played, points, home, homeOfOpponents, buchholz }, at) => (
            <Row key={team} data-own={team === ownTeam || undefined}>
              <th scope="row">
                <Team>
                  <chakra.span flexShrink="0" minWidth={{ base: "1.4em", md: "2em" }} color="fg.muted">
                    {`${at + 1}.`}
                  </chakra.span>
                  <chakra.span minWidth="0">{tournament.teams[team].name}</chakra.span>
                  {team === ownTeam && <chakra.span srOnly>{` (${t("teams.yours")})`}</chakra.span>}
                </Team>
              </th>
              <td>{played}</td>
              <chakra.td fontWeight="bold">{points}</chakra.td>
              {isSwiss && <td>{buchholz}</td>}
              <td>{`${home} : ${homeOfOpponents}`}</td>
            </Row>
          ))}
        </DataTable>
      </Fitting>
    </Panel>
  );
}

const Row = chakra("tr", { base: { "&[data-own]": { bg: "accent.subtle" } } });

/** On a phone everything fits without scrolling, and long names take several lines. */
const Fitting = chakra("div", {
  base: {
    "& table th, & table td": { px: { base: "1", md: "2" }, fontSize: { base: "sm", md: "md" } },
    "& table thead th": { fontSize: { base: "xs", md: "sm" } },
  },
});

const Team = chakra("span", {
  base: { display: "flex", whiteSpace: "normal", overflowWrap: "anywhere", hyphens: "auto" },
});
