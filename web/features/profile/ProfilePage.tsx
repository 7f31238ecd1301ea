import { chakra } from "@chakra-ui/react/styled-system";
import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { ApiError } from "#web/net/api.ts";
import { playerStatsQuery } from "#web/net/netQueries.ts";
import type { PlayerStats } from "#web/net/playerStats.ts";
import { queries } from "#web/net/queries.ts";
import { type ProfileTab, profileTabs } from "#web/routing/profilePath.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { Empty } from "#web/ui/Empty.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { useWhyFailed } from "#web/ui/useWhyFailed.ts";
import { Waiting } from "#web/ui/Waiting.tsx";
import { AchievementsTab } from "./AchievementsTab.tsx";
import { CardsTab } from "./CardsTab.tsx";
import { FriendsTab } from "./FriendsTab.tsx";
import { GamesTab } from "./GamesTab.tsx";
import { Overview } from "./Overview.tsx";
import { ProfileHeader } from "./ProfileHeader.tsx";
import { ProfileTabs } from "./ProfileTabs.tsx";
import { SocialsTab } from "./SocialsTab.tsx";

/** `/profile/:username`, and a tab of it: who a player is, how they play, and with whom. */
export default function ProfilePage() {
  const { username = "", tab } = useParams();
  const { data, error } = useQuery(playerStatsQuery(username), queries);
  const whyFailed = useWhyFailed();
  const name = data?.username ?? username;
  const shown = tabNamed(tab);
  const Tab = tabs[shown];
  return (
    <Frame>
      <title>{`${name} – Tac`}</title>
      {error instanceof ApiError && error.status === 404 ? (
        <NoPlayer username={username} />
      ) : (
        <>
          <ProfileHeader username={name} stats={data} />
          {error && <Notice kind="error">{whyFailed(error)}</Notice>}
          {!error && data === undefined && <Waiting />}
          {data && (
            <>
              <ProfileTabs username={name} current={shown} />
              <Tab key={data.id} stats={data} />
            </>
          )}
        </>
      )}
    </Frame>
  );
}

const tabs: Record<ProfileTab, ComponentType<{ stats: PlayerStats }>> = {
  overview: Overview,
  games: GamesTab,
  cards: CardsTab,
  friends: FriendsTab,
  achievements: AchievementsTab,
  socials: SocialsTab,
};

function tabNamed(text: string | undefined): ProfileTab {
  return profileTabs.find((tab) => tab === text) ?? "overview";
}

/** Shown for a name that nobody has, or has any more. */
function NoPlayer({ username }: { username: string }) {
  const { t } = useTranslation("players");
  const { pathTo } = usePaths();
  return (
    <>
      <chakra.h1 fontSize="3xl" mb="5">
        {t("profile.gone.heading")}
      </chakra.h1>
      <Empty title={t("profile.gone.title", { username })}>
        <p>{t("profile.gone.hint")}</p>
        <ButtonLink to={pathTo("/playersearch")}>{t("profile.gone.search")}</ButtonLink>
      </Empty>
    </>
  );
}

const Frame = chakra("div", {
  base: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    alignContent: "start",
    width: "100%",
    maxWidth: "64rem",
    // The footer stays out of sight until the height of the tab is known.
    minHeight: "calc(100dvh - 3.5rem)",
    mx: "auto",
    px: { base: "4", md: "6" },
    py: { base: "5", md: "10" },
  },
});
