import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import type { PlayerStatsAnswer } from "#schema/api/profiles.ts";
import { showChat } from "#web/chat/chatLayout.ts";
import { useAccount } from "#web/net/account.ts";
import { answerOf, api } from "#web/net/api.ts";
import { selectConversation } from "#web/net/chat/conversations.ts";
import { privateChatWith } from "#web/net/chat/privateChat.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { Button } from "#web/ui/Button.tsx";
import { ChatIcon } from "#web/ui/icons.tsx";
import { useSerialActions } from "#web/ui/serialActions.ts";
import { showToast } from "#web/ui/toasts.ts";
import { named } from "#web/ui/tooltip/named.ts";
import { useMinutes } from "#web/ui/useMinutes.ts";

/** The text for each refusal that the user can understand. */
const reasons: Partial<Record<string, "noMessages" | "notFound" | "tooOften">> = {
  not_wanted: "noMessages",
  not_found: "notFound",
  too_many: "tooOften",
};

/**
 * Opens the private chat with another player beside the page; present only if the user may write at all.
 * @param props.userID undefined while it is not known yet; without it, it is asked for when the button is pressed
 */
export function WriteButton({ username, ...player }: { username: string; userID?: number | undefined }) {
  const { t } = useTranslation("people");
  const account = useAccount();
  const { isBusy, runSerially } = useSerialActions();
  const { userID } = player;
  const isReady = useUserRoom() !== undefined && (!("userID" in player) || userID !== undefined);
  const isBlocked = (account?.blockedByModerationUntil ?? 0) > useMinutes();
  if (account === undefined || isBlocked) return null;
  const open = async (): Promise<void> => {
    const id = userID ?? (await idOf(username));
    const found = id === undefined ? { error: "not_found" } : await privateChatWith(id);
    if ("error" in found) {
      const reason = reasons[found.error] ?? "other";
      showToast({ kind: "error", title: t(`failed.${reason}`, { username }) });
      return;
    }
    selectConversation(found.chat);
    showChat(true);
  };
  return (
    <Button
      variant="outline"
      px={{ base: "3", md: "4" }}
      {...named(t("write"))}
      aria-disabled={isBusy || !isReady}
      onClick={() => isReady && runSerially(`write ${username}`, open)}
    >
      <ChatIcon />
      <chakra.span display={{ base: "none", md: "inline" }}>{t("write")}</chakra.span>
    </Button>
  );
}

/** The number of a player; `undefined` if it can't be found out. */
async function idOf(username: string): Promise<number | undefined> {
  try {
    const { id } = await answerOf<PlayerStatsAnswer>(
      api.profile.getPlayerStats.$get({ query: { username } }),
    );
    return id;
  } catch {
    return undefined;
  }
}
