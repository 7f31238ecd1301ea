import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Outlet } from "react-router-dom";
import { PageIsThere } from "#web/ui/loading/deferUntilInteractive.tsx";
import { PageWait } from "#web/ui/loading/PageWait.tsx";
import { Footer } from "./Footer.tsx";
import { GoOnOutlet } from "./GoOnOutlet.tsx";
import { Header } from "./Header.tsx";

/** The frame around every page except the full-screen ones. */
export function Shell() {
  const { t } = useTranslation();
  return (
    <chakra.div minHeight="var(--tac-page-height)" display="flex" flexDirection="column">
      <SkipLink href="#main">{t("skipToContent")}</SkipLink>
      <Header />
      <GoOnOutlet />
      {/* The footer comes with the page: it must not stand where the page is going to be. */}
      <Suspense fallback={<PageWait />}>
        <chakra.main id="main" tabIndex={-1} flex="1" display="grid">
          <Outlet />
        </chakra.main>
        <Footer />
        <PageIsThere />
      </Suspense>
    </chakra.div>
  );
}

const SkipLink = chakra("a", {
  base: {
    position: "fixed",
    zIndex: "skipLink",
    top: "2",
    left: "2",
    px: "4",
    py: "2",
    borderRadius: "md",
    bg: "accent",
    color: "accent.fg",
    transform: "translateY(-200%)",
    _focus: { transform: "none" },
  },
});
