import { chakra } from "@chakra-ui/react/styled-system";

/** Buttons side by side. */
export const Row = chakra("div", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "3",
    justifyContent: { base: "center", lg: "flex-start" },
  },
});

/** What a button leads to. */
export const Hint = chakra("p", {
  base: { mt: "1", fontSize: "sm", color: "fg.muted", textWrap: "balance" },
});
