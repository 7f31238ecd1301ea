import { useTranslation } from "react-i18next";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { Button } from "#web/ui/Button.tsx";
import { useFriendActions } from "./useFriendActions.ts";

/** Mutes or unmutes a player. */
export function MuteButton({ username }: { username: string }) {
  const { t } = useTranslation("people");
  const isMuted = useUserRoom()?.mutes.includes(username) ?? false;
  const { isBusy, act } = useFriendActions();
  return (
    <Button
      variant="outline"
      aria-disabled={isBusy}
      onClick={() => act(isMuted ? "user:unmute" : "user:mute", username)}
    >
      {isMuted ? t("unmute") : t("mute")}
    </Button>
  );
}
