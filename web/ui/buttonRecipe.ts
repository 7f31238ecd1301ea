import { defineRecipe } from "@chakra-ui/react/styled-system";

/** The style of everything pressable: buttons, and links that look like them. */
export const buttonRecipe = defineRecipe({
  base: {
    display: "inline-flex",
    alignItems: "center",
    justifyContent: "center",
    flexShrink: "0",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "transparent",
    borderRadius: "md",
    fontWeight: "medium",
    lineHeight: "1.2",
    textAlign: "center",
    textDecoration: "none",
    userSelect: "none",
    cursor: "pointer",
    transition: "common",
    _disabled: { opacity: "0.55", cursor: "default" },
  },
  variants: {
    variant: {
      solid: {
        bg: "accent",
        color: "accent.fg",
        _hover: { bg: "accent.hover" },
        _active: { transform: "translateY(1px)" },
      },
      outline: {
        bg: "bg.raised",
        borderColor: "line.control",
        _hover: { borderColor: "accent", color: "accent.text" },
      },
      danger: {
        bg: "bg.raised",
        borderColor: "line.control",
        color: "danger",
        _hover: { borderColor: "danger" },
      },
      ghost: { color: "fg.muted", _hover: { bg: "bg.sunken", color: "fg" } },
    },
    size: {
      icon: { width: "11", height: "11", fontSize: "xl" },
      md: { minHeight: "11", px: "4", gap: "2", fontSize: "md" },
      lg: { minHeight: "14", px: "7", gap: "3", fontSize: "lg", fontWeight: "bold" },
    },
  },
  defaultVariants: { variant: "solid", size: "md" },
});
