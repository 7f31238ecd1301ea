import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { type ProfileTab, pathOfProfile, profileTabs } from "#web/routing/profilePath.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { Link } from "#web/ui/Link.tsx";

/** Links to the tabs of a profile; on a phone they wrap. */
export function ProfileTabs({ username, current }: { username: string; current: ProfileTab }) {
  const { t } = useTranslation("players");
  const { pathTo } = usePaths();
  return (
    <chakra.nav
      aria-label={t("profile.tabs.label", { username })}
      display="flex"
      flexWrap="wrap"
      gap="1"
      mb="6"
      borderBottom="1px solid"
      borderColor="line"
    >
      {profileTabs.map((tab) => (
        <TabLink
          key={tab}
          to={pathTo(pathOfProfile(username, tab))}
          aria-current={tab === current ? "page" : undefined}
        >
          {t(`profile.tabs.${tab}`)}
        </TabLink>
      ))}
    </chakra.nav>
  );
}

const TabLink = chakra(Link, {
  base: {
    display: "inline-flex",
    alignItems: "center",
    minHeight: "11",
    px: "3",
    mb: "-1px",
    borderBottom: "3px solid transparent",
    fontWeight: "medium",
    color: "fg.muted",
    textDecoration: "none",
    _hover: { color: "fg", bg: "bg.sunken" },
    "&[aria-current]": { color: "fg", borderBottomColor: "accent" },
  },
});
