import { useTranslation } from "react-i18next";
import { dealRows } from "#web/game/rules/tables.ts";
import { RuleRow, RuleTable } from "./RuleTable.tsx";

/** How many cards each player gets, deal by deal. */
export function DealsTable() {
  const { t } = useTranslation("rules");
  return (
    <RuleTable caption={t("tables.deals")} head={t("tables.deal")}>
      {dealRows().map((sizes, deal) => {
        const name = String(deal + 1);
        return <RuleRow key={name} name={name} numbers={sizes} />;
      })}
    </RuleTable>
  );
}
