import { useTranslation } from "react-i18next";
import { DataTable } from "#web/ui/DataTable.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { Crown } from "#web/ui/player/Crown.tsx";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { Empty } from "../waiting/Empty.tsx";
import { useParticipations } from "./profileData.ts";

/** The tournaments that somebody has taken part in, and how far it went. */
export function AchievementsTab({ username }: { username: string }) {
  const { t, i18n } = useTranslation("players");
  const { data, error } = useParticipations(username);
  const whyFailed = useWhyFailed();
  if (error) return <Notice kind="error">{whyFailed(error)}</Notice>;
  if (data === undefined) return <Waiting />;
  if (data.length === 0) return <Empty title={t("profile.tournaments.none", { username })}>{null}</Empty>;
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium" });
  return (
    <Panel title={t("profile.tournaments.title")}>
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
        {data.map((one) => (
          <tr key={one.id}>
            <th scope="row">{one.title}</th>
            <td>{one.team}</td>
            <td>{date.format(one.date)}</td>
            <td>
              {one.placement === undefined ? (
                t("profile.tournaments.round", { round: one.exitRound, rounds: one.totalRounds })
              ) : (
                <Crown placement={one.placement} />
              )}
            </td>
          </tr>
        ))}
      </DataTable>
    </Panel>
  );
}
