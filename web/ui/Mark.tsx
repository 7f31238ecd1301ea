import { chakra } from "@chakra-ui/react/styled-system";

/** A word or two that mark something, e.g. as one's own. With `data-accent` they stand out. */
export const Mark = chakra("span", {
  base: {
    display: "inline-flex",
    alignItems: "center",
    gap: "1.5",
    px: "2",
    borderRadius: "full",
    bg: "bg.sunken",
    color: "fg.muted",
    fontSize: "sm",
    fontWeight: "medium",
    whiteSpace: "nowrap",
    "&[data-accent]": { bg: "accent.subtle", color: "accent.text" },
  },
});
