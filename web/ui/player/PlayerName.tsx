import { chakra } from "@chakra-ui/react/styled-system";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { lazyPart } from "../loading/lazyPart.ts";
import { usePlayerName } from "../usePlayerName.ts";
import { MarksOf } from "./MarksOf.tsx";
import { PlayerPress } from "./PlayerPress.tsx";
import { Robot } from "./Robot.tsx";

// A table of bots, which a first visit shows, does not need it.
const Avatar = lazyPart(
  () => import("./Avatar.tsx"),
  ({ Avatar }) => Avatar,
);

/**
 * A player in any list or seat: picture, name, crown, tag of a sponsor, and whether online. A bot has a robot instead of a picture; a
 * player without a name has been deleted.
 * @param props.text shown instead of the name, such as "you"
 * @param props.isOnline shown only if known
 * @param props.isClickable whether pressing it leads to the profile; off where the name is part of a link or button
 * @param props.hasMenu whether pressing it opens the player menu instead, for where one wants to stay
 */
export function PlayerName(props: {
  username: string;
  text?: ReactNode;
  isNameFirst?: boolean;
  isPictureVisible?: boolean;
  isTextVisible?: boolean;
  isBot?: boolean;
  isOnline?: boolean;
  isClickable?: boolean;
  hasMenu?: boolean;
}) {
  const { username, isNameFirst = true, isPictureVisible = true, isTextVisible = true } = props;
  const { isBot = false, isClickable = true, hasMenu = false, isOnline } = props;
  const nameOf = usePlayerName();
  const name = props.text ?? nameOf(username);
  const picture = isPictureVisible && (
    <chakra.span position="relative" display="inline-flex" flexShrink="0">
      {isBot ? (
        <Robot />
      ) : (
        <Suspense fallback={<AvatarPlace />}>
          <Avatar username={username} />
        </Suspense>
      )}
      {!isBot && <MarksOf username={username} />}
      {isOnline !== undefined && <OnlineDot isOnline={isOnline} />}
    </chakra.span>
  );
  const text = (
    <chakra.span
      translate="no"
      srOnly={!isTextVisible}
      minWidth="0"
      overflow="hidden"
      textOverflow="ellipsis"
      whiteSpace="nowrap"
      color={username === "" ? "fg.muted" : undefined}
    >
      {name}
    </chakra.span>
  );
  const player = (
    <chakra.span display="inline-flex" alignItems="center" gap="0.45em" minWidth="0" maxWidth="100%">
      {isNameFirst && text}
      {picture}
      {!isNameFirst && text}
    </chakra.span>
  );
  if (!isClickable || isBot) return player;
  return (
    <PlayerPress username={username} hasMenu={hasMenu}>
      {player}
    </PlayerPress>
  );
}

function OnlineDot({ isOnline }: { isOnline: boolean }) {
  const { t } = useTranslation();
  return (
    <chakra.span
      role="img"
      aria-label={isOnline ? t("player.online") : t("player.offline")}
      position="absolute"
      right="-0.1em"
      bottom="-0.1em"
      boxSize="0.7em"
      borderRadius="full"
      border="2px solid"
      borderColor={isOnline ? "bg.raised" : "danger"}
      bg={isOnline ? "success" : "bg.raised"}
    />
  );
}

/** Reserves the place of the picture, so that nothing moves when it appears. */
const AvatarPlace = chakra("span", { base: { boxSize: "2em", borderRadius: "full", bg: "bg.sunken" } });
