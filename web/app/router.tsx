import { createBrowserRouter, type RouteObject } from "react-router-dom";
import { EveryPage } from "./EveryPage.tsx";
import { PageFailed } from "./errors/PageFailed.tsx";
import { SiteFailed } from "./errors/SiteFailed.tsx";
import { FullScreen } from "./FullScreen.tsx";
import { LocaleGate } from "./i18n/LocaleGate.tsx";
import { isOnline } from "./offline/network.ts";
import { PageOf } from "./PageOf.tsx";
import { loadPage, pageFor } from "./routeAt.ts";
import { type PageRoute, routes } from "./routes.ts";
import { Shell } from "./shell/Shell.tsx";
import { ToLanding } from "./ToLanding.tsx";

/**
 * The table of routes as react-router takes it: each page in its frame, and around all of them what belongs to every page. An
 * unknown address leads to the landing page.
 */
export const tree: RouteObject[] = [
  {
    Component: LocaleGate,
    ErrorBoundary: SiteFailed,
    children: [
      {
        path: ":locale",
        Component: EveryPage,
        children: [
          { Component: FullScreen, children: pathsOf((page) => page.isFullScreen === true) },
          { Component: Shell, children: pathsOf((page) => !page.isFullScreen) },
          { path: "*", Component: ToLanding },
        ],
      },
      // The gate adds the language.
      { path: "*", element: null },
    ],
  },
];

/** The paths of these pages. Several pages may have one path: which of them is shown depends on the query. */
function pathsOf(isThere: (page: PageRoute) => boolean): RouteObject[] {
  return [...Map.groupBy(routes.filter(isThere), ({ path }) => path)].map(([path, pages]) => ({
    path,
    loader: async ({ request }) => {
      const page = pageFor(pages, new URL(request.url).searchParams);
      // Without a network, one that needs it is not shown (`NetworkGate`).
      if (page && (page.needsNoNetwork || isOnline.read())) await loadPage(page);
      return null;
    },
    // Its data are kept by the query client, and its code and texts do not change.
    shouldRevalidate: ({ currentUrl, nextUrl }) =>
      pageFor(pages, currentUrl.searchParams) !== pageFor(pages, nextUrl.searchParams),
    ErrorBoundary: PageFailed,
    element: <PageOf pages={pages} />,
  }));
}

/** The router of the site. It begins to load the page that the address names. */
export function createRouter() {
  return createBrowserRouter(tree);
}

export type Router = ReturnType<typeof createRouter>;

/** Resolves once the first page of a router can be rendered. */
export function hasPage(router: Router): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const stop = router.subscribe(({ initialized }) => initialized && resolve());
  if (router.state.initialized) resolve();
  return promise.finally(stop);
}
