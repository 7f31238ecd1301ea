import { chakra } from "@chakra-ui/react/styled-system";

/** An entry of a list that has buttons of its own: what it is on one side, what one can do on the other or below. */
export const EntryCard = chakra("li", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    justifyContent: "space-between",
    gap: "3",
    p: "4",
    borderRadius: "md",
    bg: "bg.raised",
    border: "1px solid",
    borderColor: "line",
  },
});
