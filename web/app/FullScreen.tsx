import { chakra } from "@chakra-ui/react/styled-system";
import { Suspense } from "react";
import { Outlet } from "react-router-dom";
import { PageIsThere } from "#web/ui/loading/deferUntilInteractive.tsx";
import { PageWait } from "#web/ui/loading/PageWait.tsx";

/** The frame around a page that fills the window. */
export function FullScreen() {
  return (
    <chakra.main id="main" tabIndex={-1} height="var(--tac-page-height)" overflow="hidden">
      <Suspense fallback={<PageWait />}>
        <Outlet />
        <PageIsThere />
      </Suspense>
    </chakra.main>
  );
}
