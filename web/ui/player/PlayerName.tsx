import { chakra } from "@chakra-ui/react/styled-system";
import { lazy, type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { usePlayerName } from "../usePlayerName.ts";
import { Crown } from "./Crown.tsx";
import { PlayerPress } from "./PlayerPress.tsx";
import { Robot } from "./Robot.tsx";

// A table of bots, which is what a first visit shows, does without.
const Avatar = lazy(async () => ({ default: (await import("./Avatar.tsx")).Avatar }));

/**
 * A player as every list and seat shows one: picture, name, crown, whether online. A bot has a robot instead of a picture,
 * and a player without a name is one who has left.
 * @param props.text said instead of the name, as "you" of oneself
 * @param props.isOnline shown only where it is known
 * @param props.isClickable whether it can be pressed, for what one can do about the player
 * @param props.placement in the last tournament, 1 the winner; only the crown of such a player shows
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
  placement?: number;
}) {
  const { username, isNameFirst = true, isPictureVisible = true, isTextVisible = true } = props;
  const { isBot = false, isOnline, placement } = props;
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
      {placement !== undefined && <Crown placement={placement} />}
      {isOnline !== undefined && <OnlineDot isOnline={isOnline} />}
    </chakra.span>
  );
  const text = (
    <chakra.span
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
  return props.isClickable && !isBot ? <PlayerPress username={username}>{player}</PlayerPress> : player;
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

/** Where the picture will be, so that nothing moves when it comes. */
const AvatarPlace = chakra("span", { base: { boxSize: "2em", borderRadius: "full", bg: "bg.sunken" } });
