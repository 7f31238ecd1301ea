import { chakra } from "@chakra-ui/react/styled-system";

/** An entry of a list with its own buttons: the content on one side, the buttons on the other or below. */
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
