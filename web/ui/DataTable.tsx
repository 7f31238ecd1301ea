import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";

/** A table of numbers: the first column names the row, the others are aligned to the end. A narrow one scrolls. */
export function DataTable({ label, ...props }: { label: string; head: ReactNode; children: ReactNode }) {
  return (
    <Scroller role="group" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>{props.head}</tr>
        </thead>
        <tbody>{props.children}</tbody>
      </table>
    </Scroller>
  );
}

const Scroller = chakra("div", {
  base: {
    overflowX: "auto",
    "& table": { width: "100%", borderCollapse: "collapse", fontVariantNumeric: "tabular-nums" },
    "& th, & td": { px: "2", py: "2", textAlign: "end", whiteSpace: "nowrap" },
    "& th:first-of-type": { textAlign: "start" },
    "& thead th": { fontSize: "sm", fontWeight: "medium", color: "fg.muted" },
    "& tbody th": { fontWeight: "medium" },
    "& tbody tr": { borderTop: "1px solid", borderColor: "line" },
  },
});
