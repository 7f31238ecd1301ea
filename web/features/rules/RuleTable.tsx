import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { deckNames } from "#web/game/rules/tables.ts";

/** A table with a column for each deck. */
export function RuleTable({
  caption,
  head,
  children,
}: {
  caption: string;
  head: string;
  children: ReactNode;
}) {
  const { t } = useTranslation("rules");
  return (
    <Table>
      <chakra.caption srOnly>{caption}</chakra.caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {deckNames.map((name) => (
            <th key={name} scope="col">
              {t(`tables.variant.${name}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </Table>
  );
}

/** A row: what it is about, and a number for each deck. */
export function RuleRow({ name, numbers }: { name: string; numbers: readonly (number | undefined)[] }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      {deckNames.map((deck, at) => (
        <td key={deck}>{numbers[at] ?? "–"}</td>
      ))}
    </tr>
  );
}

const Table = chakra("table", {
  base: {
    mt: "4",
    width: "100%",
    maxWidth: "44rem",
    tableLayout: "fixed",
    borderCollapse: "collapse",
    fontSize: "sm",
    fontVariantNumeric: "tabular-nums",
    "& th, & td": { px: "1", py: "1.5", textAlign: "center", verticalAlign: "bottom" },
    "& th:first-of-type": { width: "32%", textAlign: "start" },
    "& thead th": { fontSize: "xs", fontWeight: "medium", color: "fg.muted" },
    "& tbody th": { fontWeight: "medium" },
    "& tbody tr": { borderTop: "1px solid", borderColor: "line" },
  },
});
