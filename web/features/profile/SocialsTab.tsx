import { useTranslation } from "react-i18next";
import { DataTable } from "#web/ui/DataTable.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { Empty } from "../waiting/Empty.tsx";
import { companionsOf, shareAgainst, shareTogether } from "./company.ts";
import type { PlayerStats } from "./profileData.ts";

const listed = 20;

/** The people whom somebody has played with most, and how it went. */
export function SocialsTab({ stats }: { stats: PlayerStats }) {
  const { t, i18n } = useTranslation("profile");
  const companions = companionsOf(stats).slice(0, listed);
  if (companions.length === 0) return <Empty title={t("company.none")}>{null}</Empty>;
  const percent = new Intl.NumberFormat(i18n.language, { style: "percent" });
  const share = (value: number | null) => (value === null ? "–" : percent.format(value));
  return (
    <Panel title={t("socials.title")} hint={t("socials.hint")}>
      <DataTable
        label={t("socials.title")}
        head={
          <>
            <th scope="col">{t("socials.name")}</th>
            <th scope="col">{t("socials.games")}</th>
            <th scope="col">{t("socials.together")}</th>
            <th scope="col">{t("socials.wonTogether")}</th>
            <th scope="col">{t("socials.against")}</th>
            <th scope="col">{t("socials.wonAgainst")}</th>
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
