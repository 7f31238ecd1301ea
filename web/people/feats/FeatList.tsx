import { chakra } from "@chakra-ui/react/styled-system";

/** A list of feats, in two columns where there is room. */
export const FeatList = chakra("ul", {
  base: {
    display: "grid",
    gridTemplateColumns: { base: "minmax(0, 1fr)", md: "repeat(2, minmax(0, 1fr))" },
    gap: "3",
    m: "0",
    p: "0",
    listStyleType: "none",
    textAlign: "start",
  },
});
