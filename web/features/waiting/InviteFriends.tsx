import { chakra } from "@chakra-ui/react/styled-system";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import type { WaitingState } from "#web/net/waiting/waitingRoom.ts";
import { Invited } from "#web/people/Invited.tsx";
import { useFriendActions } from "#web/people/useFriendActions.ts";
import { freeSlots } from "#web/tables/tables.ts";
import { Button } from "#web/ui/Button.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";

/** The user's friends, to invite into the user's waiting room; those online come first. */
export function InviteFriends({ state, waitingID }: { state: WaitingState; waitingID: string }) {
  const { t } = useTranslation("waiting");
  const id = useId();
  const own = useUserRoom();
  const names = state.room.slots.map((slot) => (slot.kind === "human" ? slot.name : undefined));
  const friends = own?.friends
    ?.filter(({ status, username }) => status === "done" && !names.includes(username))
    .toSorted((one, other) => Number(other.isOnline) - Number(one.isOnline));
  if (own?.waitingID !== waitingID || freeSlots(state.room) === 0 || !friends?.length) return null;
  return (
    <section aria-labelledby={id}>
      <chakra.h3 id={id} mb="1" fontSize="md">
        {t("invitation.friends")}
      </chakra.h3>
      <chakra.ul listStyleType="none" maxHeight="15rem" overflowY="auto">
        {friends.map(({ username, isOnline }) => (
          <Friend key={username} username={username} isOnline={isOnline} />
        ))}
      </chakra.ul>
    </section>
  );
}

function Friend({ username, isOnline }: { username: string; isOnline: boolean | null }) {
  const { t } = useTranslation("waiting");
  const { isBusy, act } = useFriendActions();
  const isInvited = useUserRoom()?.invited.includes(username) === true;
  return (
    <chakra.li display="flex" flexWrap="wrap" alignItems="center" columnGap="2" minHeight="12">
      <chakra.span flex="1 1 5rem" minWidth="0">
        <PlayerName username={username} isOnline={isOnline ?? undefined} isNameFirst={false} hasMenu />
      </chakra.span>
      {isInvited ? (
        <Invited username={username} />
      ) : (
        <Button
          variant="outline"
          aria-disabled={isBusy}
          aria-label={t("invitation.sendTo", { name: username })}
          onClick={() => void act("user:invite", username)}
        >
          {t("invitation.send")}
        </Button>
      )}
    </chakra.li>
  );
}
