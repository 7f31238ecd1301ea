import { useTranslation } from "react-i18next";
import { DivergingBar } from "#web/ui/charts/DivergingBar.tsx";
import { DataTable } from "#web/ui/DataTable.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { type CardShare, cardSharesOf } from "./cardShares.ts";
import type { PlayerStats } from "./profileData.ts";

/** The difference of shares for which a bar goes to its end. */
const wholeBar = 0.05;

const columns = ["share", "inDeck", "difference", "laid", "played", "traded"] as const;

/** What somebody did with each card, and how that compares with the deck. */
export function CardsTab({ stats }: { stats: PlayerStats }) {
  const { t } = useTranslation("players");
  return (
    <Panel title={t("profile.cards.title")} hint={t("profile.cards.hint")}>
      <DataTable
        label={t("profile.cards.title")}
        head={
          <>
            <th scope="col">{t("profile.cards.card")}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`profile.cards.${column}`)}
              </th>
            ))}
          </>
        }
      >
        {cardSharesOf(stats).map((one) => (
          <CardRow key={one.card ?? "normal"} one={one} />
        ))}
      </DataTable>
    </Panel>
  );
}

function CardRow({ one }: { one: CardShare }) {
  const { t, i18n } = useTranslation("players");
  const { t: tMoves } = useTranslation("moves");
  const format = new Intl.NumberFormat(i18n.language);
  const percent = new Intl.NumberFormat(i18n.language, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  const points = new Intl.NumberFormat(i18n.language, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: "exceptZero",
  });
  const difference = one.share - one.shareInDeck;
  return (
    <tr>
      <th scope="row">{one.card === null ? t("profile.cards.normal") : tMoves(`card.${one.card}`)}</th>
      <td>{percent.format(one.share)}</td>
      <td>{percent.format(one.shareInDeck)}</td>
      <td>
        {points.format(100 * difference)}
        <DivergingBar share={difference / wholeBar} />
      </td>
      <td>{format.format(one.laid)}</td>
      <td>{format.format(one.played)}</td>
      <td>{format.format(one.traded)}</td>
    </tr>
  );
}
