import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import { useUsername } from "#web/net/account.ts";
import type { PlayerStats } from "#web/net/playerStats.ts";
import { friendIn } from "#web/net/user/friends.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { FriendButtons } from "#web/people/FriendButtons.tsx";
import { InviteButton } from "#web/people/InviteButton.tsx";
import { WriteButton } from "#web/people/WriteButton.tsx";
import { usePaths } from "#web/routing/usePaths.ts";
import { Button, ButtonLink } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { Avatar } from "#web/ui/player/Avatar.tsx";
import { MarksOf } from "#web/ui/player/MarksOf.tsx";
import { openPlayerMenu } from "#web/ui/player/playerMenu.ts";
import { named } from "#web/ui/tooltip/named.ts";
import { useMinutes } from "#web/ui/useMinutes.ts";
import { MoreIcon } from "./icons.tsx";

/** Who this is, since when, and what one can do about them. The space is reserved until the profile is loaded. */
export function ProfileHeader({ username, stats }: { username: string; stats: PlayerStats | undefined }) {
  const { t, i18n } = useTranslation("players");
  const date = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "long" });
  const friend = friendIn(useUserRoom(), username);
  const blockedUntil = stats?.blockedByModerationUntil ?? 0;
  const isBlocked = blockedUntil > useMinutes();
  return (
    <chakra.header display="grid" gap="4" mb="6">
      <chakra.div display="flex" alignItems="center" gap={{ base: "4", md: "6" }}>
        <chakra.span position="relative" display="inline-flex" flexShrink="0" fontSize="3xl">
          <Avatar username={username} size="5rem" />
          <MarksOf username={username} />
        </chakra.span>
        <chakra.div minWidth="0">
          <chakra.h1 fontSize={{ base: "2xl", md: "3xl" }} overflowWrap="anywhere">
            {username}
          </chakra.h1>
          <chakra.p minHeight={{ base: "11", md: "6" }} color="fg.muted" fontSize="sm">
            {stats && t("profile.since", { date: date.format(stats.registered) })}
            {friend?.status === "done" &&
              friend.isOnline !== null &&
              ` · ${friend.isOnline ? t("profile.online") : t("profile.offline")}`}
            {stats?.subscriber && ` · ${t("profile.sponsor")}`}
          </chakra.p>
        </chakra.div>
      </chakra.div>
      {stats && stats.userDescription !== "" && (
        <chakra.p maxWidth="60ch" whiteSpace="pre-line" overflowWrap="anywhere">
          {stats.userDescription}
        </chakra.p>
      )}
      {isBlocked && (
        <Notice kind="warning">{t("profile.blocked", { date: date.format(blockedUntil) })}</Notice>
      )}
      <Actions username={username} userID={stats?.id} />
    </chakra.header>
  );
}

function Actions({ username, userID }: { username: string; userID: number | undefined }) {
  const { t } = useTranslation("players");
  const { pathTo } = usePaths();
  const self = useUsername();
  if (self === undefined) return null;
  if (self.toLowerCase() === username.toLowerCase())
    return (
      <Row>
        <ButtonLink variant="outline" to={pathTo("/settings")}>
          {t("profile.edit")}
        </ButtonLink>
      </Row>
    );
  return (
    <Row>
      <FriendButtons key={username} username={username} />
      <WriteButton username={username} userID={userID} />
      <InviteButton username={username} />
      <Button
        variant="outline"
        size="icon"
        {...named(t("profile.more"))}
        aria-haspopup="dialog"
        onClick={() => openPlayerMenu({ username })}
      >
        <MoreIcon />
      </Button>
    </Row>
  );
}

const Row = chakra("div", { base: { display: "flex", flexWrap: "wrap", gap: "2", minHeight: "11" } });
