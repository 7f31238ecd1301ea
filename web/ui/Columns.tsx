import { chakra } from "@chakra-ui/react/styled-system";

/** Two columns of panels side by side, where there is room for them; one where there is not. Each child is a `Column`, or goes across both. */
export const Columns = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", lg: "repeat(2, minmax(0, 1fr))" },
    gap: "5",
  },
});

/** Panels below each other. */
export const Column = chakra("div", {
  base: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", alignContent: "start", gap: "5" },
});

/** What is as wide as both columns. */
export const AcrossColumns = chakra("div", { base: { gridColumn: { lg: "1 / -1" }, minWidth: "0" } });
