import type { ComponentType, ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { splitPath } from "#web/i18n/locale.ts";
import type { MenuGroup, PageName } from "#web/routing/pageRoute.ts";
import { useSiteMap } from "#web/routing/siteMap.ts";
import { usePaths } from "#web/routing/usePaths.ts";

/** What a link of the menu is rendered with. */
export interface PageLinkProps {
  to: string;
  "aria-current"?: "page";
  "data-page": PageName;
  children: ReactNode;
}

/**
 * Links to the pages of a group of the menu; the one to the page on the screen says so.
 * @param props.as the link's looks
 * @param props.badges what stands behind the names of some pages
 */
export function PageLinks(props: {
  group: MenuGroup;
  as: ComponentType<PageLinkProps>;
  isModerator?: boolean;
  badges?: Partial<Record<PageName, ReactNode>>;
}) {
  const { group, as: As, isModerator, badges } = props;
  const { t } = useTranslation();
  const { pathTo } = usePaths();
  const { menu } = useSiteMap();
  const { rest } = splitPath(useLocation().pathname);
  return menu
    .filter((entry) => entry.menu === group && (isModerator || !entry.isForModerators))
    .map(({ name, path }) => (
      <As
        key={name}
        to={pathTo(`/${path}`)}
        aria-current={rest === `/${path}` ? "page" : undefined}
        data-page={name}
      >
        {t(`pages.${name}`)}
        {badges?.[name]}
      </As>
    ));
}
