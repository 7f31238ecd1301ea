import { defaultBaseConfig } from "@chakra-ui/react/preset-base";
import { createSystem, defineConfig } from "@chakra-ui/react/styled-system";
import { semanticTokens, tokens } from "./tokens.ts";

/**
 * Chakra, reduced to what this site uses: its utilities and conditions, and our few tokens. A recipe stands beside its
 * component in web/ui, so that a page loads only the recipes that it shows.
 */
export const system = createSystem(
  defaultBaseConfig,
  defineConfig({
    preflight: true,
    cssVarsPrefix: "tac",
    cssVarsRoot: ":root",
    theme: {
      breakpoints: { sm: "30rem", md: "48rem", lg: "64rem", xl: "80rem" },
      tokens,
      semanticTokens,
    },
    globalCss: {
      html: { fontFamily: "body", color: "fg", lineHeight: "1.5", textSizeAdjust: "100%" },
      body: { minHeight: "100dvh" },
      // Fields for dates and times focus their own parts, one after the other.
      ":focus-visible, input:is([type=date], [type=time], [type=datetime-local]):focus-within": {
        outline: "2px solid var(--tac-focus)",
        outlineOffset: "2px",
      },
      // This element gets focus for screen readers; sighted users see the new page.
      "[tabindex='-1']:focus": { outline: "none" },
      "h1, h2, h3": { fontWeight: "bold", lineHeight: "1.2", textWrap: "balance" },
    },
  }),
);
