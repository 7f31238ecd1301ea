import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { PlayerStats } from "#web/net/playerStats.ts";
import { DivergingBar } from "#web/ui/charts/DivergingBar.tsx";
import { DataTable } from "#web/ui/DataTable.tsx";
import { Panel } from "#web/ui/Panel.tsx";
import { type CardShare, cardSharesOf } from "./cardShares.ts";

const columns = ["difference", "share", "inDeck", "laid", "played", "traded"] as const;

/** What somebody did with each card, and how that compares with the deck: a bar to the right where it is more. */
export function CardsTab({ stats }: { stats: PlayerStats }) {
  const { t } = useTranslation("players");
  const shares = cardSharesOf(stats);
  const most = Math.max(...shares.map((one) => Math.abs(differenceOf(one))));
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
        {shares.map((one) => (
          <CardRow key={one.card ?? "normal"} one={one} most={most} />
        ))}
      </DataTable>
    </Panel>
  );
}

/** By how much more of a card was laid than there is in the deck, in percentage points. */
function differenceOf({ share, shareInDeck }: CardShare): number {
  return 100 * (share - shareInDeck);
}

/** @param props.most the largest difference of all cards */
function CardRow({ one, most }: { one: CardShare; most: number }) {
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
  return (
    <tr>
      <th scope="row">{one.card === null ? t("profile.cards.normal") : tMoves(`card.${one.card}`)}</th>
      <td>
        <Difference>
          <DivergingBar value={differenceOf(one)} most={most} />
          {points.format(differenceOf(one))}
        </Difference>
      </td>
      <td>{percent.format(one.share)}</td>
      <td>{percent.format(one.shareInDeck)}</td>
      <td>{format.format(one.laid)}</td>
      <td>{format.format(one.played)}</td>
      <td>{format.format(one.traded)}</td>
    </tr>
  );
}

const Difference = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(5rem, 1fr) 3rem",
    alignItems: "center",
    minWidth: { md: "14rem" },
  },
});
