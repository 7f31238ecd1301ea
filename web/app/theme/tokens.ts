import { defineSemanticTokens, defineTokens } from "@chakra-ui/react/styled-system";

/** Names for the colors of colors.css, the only colors that a component can use. */
const colorNames = {
  bg: {
    DEFAULT: "--tac-bg",
    raised: "--tac-bg-raised",
    sunken: "--tac-bg-sunken",
  },
  fg: { DEFAULT: "--tac-fg", muted: "--tac-fg-muted" },
  line: { DEFAULT: "--tac-line", control: "--tac-line-control" },
  accent: {
    DEFAULT: "--tac-accent",
    hover: "--tac-accent-hover",
    fg: "--tac-accent-fg",
    text: "--tac-accent-text",
    subtle: "--tac-accent-subtle",
  },
  focus: { DEFAULT: "--tac-focus" },
  success: { DEFAULT: "--tac-success" },
  warning: { DEFAULT: "--tac-warning" },
  danger: { DEFAULT: "--tac-danger" },
  backdrop: { DEFAULT: "--tac-backdrop" },
} as const;

const system =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", Ubuntu, Cantarell, "Helvetica Neue", Arial, sans-serif';

export const tokens = defineTokens({
  fonts: { body: { value: system }, heading: { value: system } },
  fontSizes: inRem({ xs: 0.75, sm: 0.875, md: 1, lg: 1.125, xl: 1.25, "2xl": 1.5, "3xl": 1.875, "4xl": 2.5 }),
  fontWeights: { normal: { value: "400" }, medium: { value: "500" }, bold: { value: "700" } },
  spacing: inRem(steps()),
  sizes: { ...inRem(steps()), full: { value: "100%" } },
  radii: {
    sm: { value: "0.375rem" },
    md: { value: "var(--tac-radius)" },
    lg: { value: "var(--tac-radius-large)" },
    full: { value: "9999px" },
  },
  shadows: { sm: { value: "var(--tac-shadow)" }, lg: { value: "var(--tac-shadow-raised)" } },
  zIndex: { overlay: { value: 1500 }, toast: { value: 2500 }, skipLink: { value: 2600 } },
});

export const semanticTokens = defineSemanticTokens({
  colors: Object.fromEntries(
    Object.entries(colorNames).map(([name, shades]) => [
      name,
      Object.fromEntries(
        Object.entries(shades).map(([shade, variable]) => [shade, { value: `var(${variable})` }]),
      ),
    ]),
  ),
});

/** The spacing scale: a step is a quarter of a rem. */
function steps(): Record<string, number> {
  const all = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 20, 24, 32, 40, 48, 64, 80];
  return Object.fromEntries(all.map((step) => [step, step / 4]));
}

function inRem(values: Record<string, number>): Record<string, { value: string }> {
  return Object.fromEntries(Object.entries(values).map(([name, rem]) => [name, { value: `${rem}rem` }]));
}
