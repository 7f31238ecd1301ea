import { useTranslation } from "react-i18next";
import { cardName } from "#rules/card.ts";
import { deckRows, deckSizes } from "#web/game/rules/tables.ts";
import { RuleRow, RuleTable } from "./RuleTable.tsx";

/** How many of each card the decks hold. */
export function DeckTable() {
  const { t } = useTranslation("rules");
  const { t: tMoves } = useTranslation("moves");
  return (
    <RuleTable caption={t("tables.deck")} head={t("tables.card")}>
      {deckRows().map(({ cards, counts }) => {
        const names = cards.map((card) => tMoves(`card.${cardName(card)}`)).join(", ");
        return <RuleRow key={names} name={names} numbers={counts} />;
      })}
      <RuleRow name={t("tables.all")} numbers={deckSizes()} />
    </RuleTable>
  );
}
