import { Suspense, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, Outlet, type RouteObject, useLocation, useRoutes } from "react-router-dom";
import { splitPath } from "#web/i18n/locale.ts";
import type { PageRoute } from "#web/routing/pageRoute.ts";
import { type SiteMap, SiteMapContext } from "#web/routing/siteMap.ts";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ErrorBoundary } from "#web/ui/ErrorBoundary.tsx";
import { DeferUntilInteractive } from "#web/ui/loading/deferUntilInteractive.tsx";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";
import { PartBoundary } from "#web/ui/PartBoundary.tsx";
import { AccountDialogOutlet } from "./account/AccountDialogOutlet.tsx";
import { ActivationLink } from "./account/ActivationLink.tsx";
import { useLostSession } from "./account/useLostSession.ts";
import { ChatOutlet } from "./chat/ChatOutlet.tsx";
import { PageFailed } from "./errors/PageFailed.tsx";
import { FullScreen } from "./FullScreen.tsx";
import { NetworkGate } from "./offline/NetworkGate.tsx";
import { fetchPage, identityOf, routesFor } from "./routeAt.ts";
import { routes } from "./routes.ts";
import { Shell } from "./shell/Shell.tsx";
import { useReloadForNewBuild } from "./useReloadForNewBuild.ts";
import { useRouteFocus } from "./useRouteFocus.ts";
import { useScroll } from "./useScroll.ts";

const Live = lazyPart(
  () => import("./live/Live.tsx"),
  ({ Live }) => Live,
);

const siteMap: SiteMap = { menu: routes.filter((route) => route.menu !== undefined), fetchPage };

/** Maps addresses to pages, after the language prefix. An unknown address redirects to the landing page. */
export function Pages() {
  const query = useAddressQuery();
  const shown = useRoutes(useMemo(() => treeOf(routesFor(query)), [query]));
  return <SiteMapContext value={siteMap}>{shown}</SiteMapContext>;
}

/** Each page in its frame, and around all of them what belongs to every page. */
function treeOf(routes: PageRoute[]): RouteObject[] {
  const [fullScreen, inShell] = [true, undefined].map((isFullScreen) =>
    routes
      .filter((route) => route.isFullScreen === isFullScreen)
      .map((route) => ({ path: route.path, element: <Titled {...route} /> })),
  );
  return [
    {
      path: ":locale",
      element: <EveryPage />,
      children: [
        { element: <FullScreen />, children: fullScreen },
        { element: <Shell />, children: inShell },
        { path: "*", element: <ToLanding /> },
      ],
    },
  ];
}

/** A page and its document's title. When it fails, what is around it stays, and the next page is shown as ever. */
function Titled({ path, name, titlesItself, needsNoNetwork, page: { Page } }: PageRoute) {
  const { t } = useTranslation();
  const { key } = useLocation();
  return (
    <ErrorBoundary resetKey={key} fallback={() => <PageFailed />}>
      {name && !titlesItself && <title>{t("pageTitle", { page: t(`pages.${name}`) })}</title>}
      {needsNoNetwork ? (
        <Page />
      ) : (
        <NetworkGate key={path}>
          <Page />
        </NetworkGate>
      )}
    </ErrorBoundary>
  );
}

/** The parts beside the page: a fault in one of them takes nothing else along. */
function EveryPage() {
  const { pathname, search } = useLocation();
  const page = identityOf(splitPath(pathname).rest + search);
  useScroll(page);
  useRouteFocus(page);
  useReloadForNewBuild();
  useLostSession();
  return (
    <>
      <Suspense>
        <Outlet />
      </Suspense>
      <PartBoundary>
        <ChatOutlet />
      </PartBoundary>
      <PartBoundary>
        <AccountDialogOutlet />
      </PartBoundary>
      <ActivationLink />
      <DeferUntilInteractive>
        <ErrorBoundary fallback={() => null}>
          <Suspense>
            <Live />
          </Suspense>
        </ErrorBoundary>
      </DeferUntilInteractive>
    </>
  );
}

function ToLanding() {
  const { pathTo } = usePaths();
  return <Navigate replace to={pathTo("/")} />;
}
