import { chakra } from "@chakra-ui/react/styled-system";

/** A line over the page, in a fixed place that lets presses beside it through. */
export const Pill = chakra("div", {
  base: {
    maxWidth: "full",
    display: "flex",
    alignItems: "center",
    borderRadius: "lg",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "accent",
    bg: "bg.raised",
    boxShadow: "md",
    fontSize: "sm",
    pointerEvents: "auto",
  },
});
