import type { SystemStyleObject } from "@chakra-ui/react/styled-system";

/**
 * A table of games. If it is too narrow for columns, its rows become cards: names above the rest, and the link beside
 * the result.
 */
export const tableStyle: SystemStyleObject = {
  width: "100%",
  bg: "bg.raised",
  borderRadius: "lg",
  boxShadow: "sm",
  borderCollapse: "separate",
  borderSpacing: "0",
  display: { base: "block", md: "table" },
  "& thead": { display: { base: "block", md: "table-header-group" } },
  "& tbody": { display: { base: "block", md: "table-row-group" } },
  "& th": { fontWeight: "medium", fontSize: "sm", color: "fg.muted", textAlign: "start" },
  "& thead tr": {
    display: { base: "flex", md: "table-row" },
    justifyContent: "space-between",
    // Of the headings a card needs only the one that sorts.
    "& > *:not([aria-sort])": { display: { base: "none", md: "table-cell" } },
  },
  "& tbody tr": {
    display: { base: "grid", md: "table-row" },
    gridTemplateColumns: "1fr auto",
    columnGap: "4",
    rowGap: "1",
    px: { base: "5", md: "0" },
    py: { base: "3", md: "0" },
    borderTop: { base: "1px solid", md: "none" },
    borderColor: "line",
  },
  "& thead:not(:has([aria-sort])) + tbody tr:first-of-type": { borderTop: "none" },
  "& td, & th": { px: { base: "0", md: "5" }, py: { base: "0", md: "3" }, verticalAlign: "middle" },
  "& thead th": { px: "5", py: { base: "2", md: "1" } },
  "& tbody td": { borderTop: { md: "1px solid" }, borderColor: { md: "line" } },
  "& time": {
    whiteSpace: { md: "nowrap" },
    fontVariantNumeric: "tabular-nums",
    color: "fg.muted",
    fontSize: "sm",
  },
  "& tbody td:nth-of-type(2)": { gridArea: { base: "1 / 1 / 2 / -1" } },
  "& tbody td:nth-of-type(3)": { gridArea: { base: "3 / 1" }, alignSelf: "center" },
  "& tbody td:nth-of-type(4)": { gridArea: { base: "2 / 2 / 4 / 3" }, alignSelf: "center", textAlign: "end" },
  "& a": {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "11",
    gap: "1",
    fontWeight: "medium",
    color: "accent.text",
    textDecoration: "none",
    whiteSpace: "nowrap",
    _hover: { textDecoration: "underline" },
  },
};
