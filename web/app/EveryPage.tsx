import { Suspense } from "react";
import { Outlet, ScrollRestoration } from "react-router-dom";
import { ErrorBoundary } from "#web/ui/ErrorBoundary.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { PartBoundary } from "#web/ui/PartBoundary.tsx";
import { AccountDialogPlace } from "./account/AccountDialogPlace.tsx";
import { ActivationLink } from "./account/ActivationLink.tsx";
import { useLostSession } from "./account/useLostSession.ts";
import { Afterwards } from "./afterwards.tsx";
import { ChatPlace } from "./chat/ChatPlace.tsx";
import { PendingBar } from "./PendingBar.tsx";
import { fetchPage } from "./routeAt.ts";
import { routes } from "./routes.ts";
import { type SiteMap, SiteMapContext } from "./siteMap.ts";
import { useMovingOver } from "./useMovingOver.ts";
import { useRouteFocus } from "./useRouteFocus.ts";

const Live = lazyPart(
  () => import("./live/Live.tsx"),
  ({ Live }) => Live,
);

const siteMap: SiteMap = { menu: routes.filter((route) => route.menu !== undefined), fetchPage };

/** What belongs to every page. A fault in one of its parts takes nothing else along. */
export function EveryPage() {
  useRouteFocus();
  useMovingOver();
  useLostSession();
  return (
    <SiteMapContext value={siteMap}>
      <ScrollRestoration />
      <PendingBar />
      <Suspense>
        <Outlet />
      </Suspense>
      <PartBoundary>
        <ChatPlace />
      </PartBoundary>
      <AccountDialogPlace />
      <ActivationLink />
      <Afterwards>
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <Live />
          </Suspense>
        </ErrorBoundary>
      </Afterwards>
    </SiteMapContext>
  );
}
