import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import type { ChatID } from "#schema/protocol/chatOverview.ts";
import { askOwn } from "#web/net/user/ownRoom.ts";
import type { ChatOverview } from "#web/net/user/userRoom.ts";
import { Button } from "#web/ui/Button.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { useSerialActions } from "#web/ui/serialActions.ts";
import { usePlayerName } from "#web/ui/usePlayerName.ts";
import { useChatFault } from "../dialogs/useChatFault.ts";

/** A group that the user has left and into which a member invites them again, with buttons to join or decline. */
export function GroupInvitation({
  chat,
  onJoined,
}: {
  chat: ChatOverview;
  onJoined: (chatID: string) => void;
}) {
  const { t } = useTranslation("chat");
  const nameOf = usePlayerName();
  const { fault, setFault } = useChatFault();
  const { runSerially } = useSerialActions();
  const answer = async (accept: boolean): Promise<void> => {
    const asked = { chatid: chat.chatid as ChatID, accept };
    const reply = await runSerially("answer", () =>
      askOwn("chat:answerInvitation", asked, limits.chatChangeAnswerMs),
    );
    if (reply === undefined) return;
    setFault(reply.isDone ? undefined : reply.error);
    if (reply.isDone && accept) onJoined(chat.chatid);
  };
  const name = nameOf(chat.invitedBy ?? "");
  return (
    <li>
      <chakra.div display="grid" gap="2" px="2" py="2">
        <p>{t("invitation.text", { name, group: chat.groupTitle ?? "" })}</p>
        {fault && <Notice kind="error">{fault}</Notice>}
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <Button onClick={() => void answer(true)}>{t("invitation.join")}</Button>
          <Button variant="outline" onClick={() => void answer(false)}>
            {t("invitation.decline")}
          </Button>
        </chakra.div>
      </chakra.div>
    </li>
  );
}
