import { useTranslation } from "react-i18next";
import type { PlayerStats } from "#web/net/playerStats.ts";
import { PeopleGraph } from "#web/ui/charts/PeopleGraph.tsx";
import { DataTable } from "#web/ui/DataTable.tsx";
import { Empty } from "#web/ui/Empty.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { companionsOf, shareAgainst, shareTogether, teamTacWith } from "./company.ts";

const listed = 20;

/** The people whom somebody has played with most, and how it went. */
export function SocialsTab({ stats }: { stats: PlayerStats }) {
  const { t, i18n } = useTranslation("players");
  const companions = companionsOf(stats).slice(0, listed);
  if (stats.hidden.includes("socials"))
    return <Empty title={t("profile.company.hidden", { username: stats.username })}>{null}</Empty>;
  if (companions.length === 0) return <Empty title={t("profile.company.none")}>{null}</Empty>;
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" });
  const share = (value: number | null) => (value === null ? "–" : percent.format(value));
  return (
    <Panel title={t("profile.socials.title")} hint={t("profile.socials.hint")}>
      <PeopleGraph
        label={t("profile.socials.graph", { username: stats.username })}
        middle={stats.username}
        people={companions.map((one) => {
          const games = { together: one.together, team: teamTacWith(one), against: one.against };
          return { username: one.username, ...games, description: t("profile.socials.line", games) };
        })}
        names={{
          together: t("profile.socials.together"),
          team: t("profile.results.team"),
          against: t("profile.socials.against"),
        }}
      />
      <DataTable
        label={t("profile.socials.title")}
        head={
          <>
            <th scope="col">{t("profile.socials.name")}</th>
            <th scope="col">{t("profile.socials.games")}</th>
            <th scope="col">{t("profile.socials.together")}</th>
            <th scope="col">{t("profile.socials.wonTogether")}</th>
            <th scope="col">{t("profile.socials.against")}</th>
            <th scope="col">{t("profile.socials.wonAgainst")}</th>
          </>
        }
      >
        {companions.map((one) => (
          <tr key={one.username}>
            <th scope="row">
              <PlayerName username={one.username} isNameFirst={false} />
            </th>
            <td>{one.games}</td>
            <td>{one.together}</td>
            <td>{share(shareTogether(one))}</td>
            <td>{one.against}</td>
            <td>{share(shareAgainst(one))}</td>
          </tr>
        ))}
      </DataTable>
    </Panel>
  );
}
