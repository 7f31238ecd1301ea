import { useTranslation } from "react-i18next";
import { NetworkGate } from "./offline/NetworkGate.tsx";
import { pageFor } from "./routeAt.ts";
import type { PageRoute } from "./routes.ts";
import { ToLanding } from "./ToLanding.tsx";
import { useAddressQuery } from "./useAddressQuery.ts";

/** Of the pages of a path the one that shows the current address, with its document's title. */
export function PageOf({ pages }: { pages: readonly PageRoute[] }) {
  const { t } = useTranslation();
  const route = pageFor(pages, useAddressQuery());
  if (!route) return <ToLanding />;
  const { name, titlesItself, needsNoNetwork } = route;
  const { Page } = route.page;
  return (
    <>
      {name && !titlesItself && <title>{t("pageTitle", { page: t(`pages.${name}`) })}</title>}
      {needsNoNetwork ? (
        <Page />
      ) : (
        <NetworkGate key={pages.indexOf(route)}>
          <Page />
        </NetworkGate>
      )}
    </>
  );
}
