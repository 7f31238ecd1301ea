import { ChakraProvider, chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { StaticRouter } from "react-router-dom";
import { Logo } from "#web/ui/Logo.tsx";
import { Waiting } from "#web/ui/Waiting.tsx";
import { Pages } from "../app/Pages.tsx";
import { system } from "../app/theme/system.ts";

/** A page as readable before its scripts have loaded, with a note that they are loading. */
export function RenderedPage({ address }: { address: string }) {
  const { t } = useTranslation("meta");
  return (
    <Frame>
      <StaticRouter location={address}>
        <Pages />
      </StaticRouter>
      <Note role="status" css={{ "@media (scripting: none)": { display: "none" } }}>
        {t("loading")}
      </Note>
      <noscript>
        <Note>{t("needsScript")}</Note>
      </noscript>
    </Frame>
  );
}

/** The placeholder for every other page until its scripts have loaded. */
export function RenderedWait() {
  const { t } = useTranslation("meta");
  return (
    <Frame>
      <chakra.main minHeight="100dvh" display="grid" alignContent="center" justifyItems="center" gap="4">
        <chakra.p fontSize="xl" fontWeight="bold" display="flex" alignItems="center" gap="2">
          <Logo />
          Tac
        </chakra.p>
        <Waiting />
        <chakra.p role="status" color="fg.muted">
          {t("loading")}
        </chakra.p>
        <noscript>
          <p>{t("needsScript")}</p>
        </noscript>
      </chakra.main>
    </Frame>
  );
}

/** Links work already; the actions of buttons are in the scripts. */
function Frame({ children }: { children: ReactNode }) {
  return (
    <ChakraProvider value={system}>
      <chakra.fieldset
        data-prerendered=""
        role="presentation"
        disabled
        display="contents"
        css={{ "& button": { cursor: "progress" } }}
      >
        {children}
      </chakra.fieldset>
    </ChakraProvider>
  );
}

/**
 * Covers the page's lower edge, so that nothing moves when it disappears, and lets presses through to what is below.
 */
const Note = chakra("p", {
  base: {
    position: "fixed",
    zIndex: "overlay",
    bottom: "3",
    left: "50%",
    transform: "translateX(-50%)",
    width: "max-content",
    maxWidth: "90%",
    px: "4",
    py: "2",
    border: "1px solid",
    borderColor: "line",
    borderRadius: "full",
    bg: "bg.raised",
    boxShadow: "lg",
    fontSize: "sm",
    pointerEvents: "none",
  },
});
