import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router-dom";
import { ApiError } from "#web/net/api.ts";
import { type PlayerStats, usePlayerStats } from "#web/net/playerStats.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { ButtonLink } from "#web/ui/Button.tsx";
import { Empty } from "#web/ui/Empty.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { type ProfileTab, profileTabs } from "#web/ui/player/profilePath.ts";
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
  const { data, error } = usePlayerStats(username);
  const whyFailed = useWhyFailed();
  const name = data?.username ?? username;
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
              <ProfileTabs username={name} current={tabNamed(tab)} />
              <Tab key={data.id} name={tabNamed(tab)} stats={data} />
            </>
          )}
        </>
      )}
    </Frame>
  );
}

function Tab({ name, stats }: { name: ProfileTab; stats: PlayerStats }) {
  if (name === "games") return <GamesTab stats={stats} />;
  if (name === "cards") return <CardsTab stats={stats} />;
  if (name === "friends") return <FriendsTab username={stats.username} />;
  if (name === "achievements") return <AchievementsTab stats={stats} />;
  if (name === "socials") return <SocialsTab stats={stats} />;
  return <Overview stats={stats} />;
}

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
