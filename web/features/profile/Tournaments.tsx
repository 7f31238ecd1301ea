import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { ParticipationsAnswer } from "#schema/api/profiles.ts";
import { dateLocale } from "#schema/dateLocale.ts";
import { limits } from "#schema/limits.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { DataTable } from "#web/ui/DataTable.tsx";
import { Link } from "#web/ui/Link.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { CrownShape } from "#web/ui/player/markShapes.tsx";

/** The tournaments that somebody has taken part in, and how far it went. */
export function Tournaments(props: { username: string; participations: ParticipationsAnswer }) {
  const { username, participations } = props;
  const { t, i18n } = useTranslation("players");
  const { pathTo } = usePaths();
  const date = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "medium" });
  return (
    <Panel title={t("profile.tournaments.title")}>
      {participations.length === 0 && <p>{t("profile.tournaments.none", { username })}</p>}
      {participations.length > 0 && (
        <DataTable
          label={t("profile.tournaments.title")}
          head={
            <>
              <th scope="col">{t("profile.tournaments.name")}</th>
              <th scope="col">{t("profile.tournaments.team")}</th>
              <th scope="col">{t("profile.tournaments.date")}</th>
              <th scope="col">{t("profile.tournaments.place")}</th>
            </>
          }
        >
          {participations.map((one) => (
            <tr key={one.id}>
              <th scope="row">
                <Link to={pathTo(`/tournament/public/${one.id}`)}>{one.title}</Link>
              </th>
              <td>{one.team}</td>
              <td>{date.format(one.date)}</td>
              <td>
                {one.placement === undefined || one.placement > limits.crownedTeams ? (
                  t("profile.tournaments.round", { round: one.exitRound, rounds: one.totalRounds })
                ) : (
                  <Placed>
                    <CrownShape placement={one.placement} width="1.25rem" />
                    {t("profile.tournaments.placed", { place: one.placement })}
                  </Placed>
                )}
              </td>
            </tr>
          ))}
        </DataTable>
      )}
    </Panel>
  );
}

const Placed = chakra("span", { base: { display: "inline-flex", alignItems: "center", gap: "2" } });
