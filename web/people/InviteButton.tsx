import { useTranslation } from "react-i18next";
import { friendIn } from "#web/net/user/friends.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { Button } from "#web/ui/Button.tsx";
import { Invited } from "./Invited.tsx";
import { useFriendActions } from "./useFriendActions.ts";

/**
 * Invites a friend into the waiting room in which the user sits; present only if the user sits in one and the player is
 * a friend.
 */
export function InviteButton({ username }: { username: string }) {
  const { t } = useTranslation("people");
  const own = useUserRoom();
  const { isBusy, act } = useFriendActions();
  if (!own?.waitingID || friendIn(own, username)?.status !== "done") return null;
  if (own.invited.includes(username)) return <Invited username={username} />;
  return (
    <div>
      <Button aria-disabled={isBusy} onClick={() => void act("user:invite", username)}>
        {t("invite")}
      </Button>
    </div>
  );
}
