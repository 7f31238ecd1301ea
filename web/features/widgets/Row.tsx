import { chakra } from "@chakra-ui/react/styled-system";

/** Widgets side by side. */
export const Row = chakra("div", {
  base: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "3", py: "1.5" },
});
