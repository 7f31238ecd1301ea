import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { useOpenRequests } from "#web/net/user/friends.ts";
import { useAwaitingCount } from "#web/net/user/turnBased.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";

/** The number of friend requests that wait for an answer. */
export function RequestBadge() {
  const { t } = useTranslation();
  const count = useOpenRequests();
  return <Badge count={count} label={t("openRequests", { count })} />;
}

/** The number of turn-based games that wait for the user. */
export function GamesBadge() {
  const { t } = useTranslation();
  const count = useAwaitingCount();
  return <Badge count={count} label={t("gamesWait", { count })} />;
}

/** The number of teams in tournaments that ask the user to play in them. */
export function InvitationBadge() {
  const { t } = useTranslation();
  const count = useUserRoom()?.tournamentInvitations.length ?? 0;
  return <Badge count={count} label={t("tournamentsAsk", { count })} />;
}

/**
 * How much waits for the user; nothing if nothing does.
 * @param props.label what is counted, for screen readers
 * @param props.isOnButton it lies on a button whose name includes the number
 */
export function Badge({ count, label, isOnButton }: { count: number; label?: string; isOnButton?: boolean }) {
  if (count === 0) return null;
  return (
    <chakra.span
      {...(isOnButton && { position: "absolute", top: "0.5", right: "0.5" })}
      minWidth="1.25rem"
      ml={isOnButton ? undefined : "2"}
      px="1"
      borderRadius="full"
      bg="accent"
      color="accent.fg"
      fontSize="xs"
      fontWeight="bold"
      lineHeight="1.25rem"
      textAlign="center"
      aria-hidden={isOnButton}
    >
      {count}
      {label && <chakra.span srOnly> {label}</chakra.span>}
    </chakra.span>
  );
}
