import { chakra } from "@chakra-ui/react/styled-system";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { dateLocale } from "#schema/dateLocale.ts";
import { limits } from "#schema/limits.ts";
import type { ChatState } from "#web/net/chat/chatRoom.ts";
import { chats } from "#web/net/chat/chats.ts";
import { type ConversationName, generalChannel } from "#web/net/chat/conversation.ts";
import { selectConversation } from "#web/net/chat/conversations.ts";
import { useSharedRoom } from "#web/net/room/sharedRooms.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { PlayerPicker } from "#web/ui/form/player/PlayerPicker.tsx";
import type { FoundPlayer } from "#web/ui/form/player/usePlayerSearch.ts";
import { Notice } from "#web/ui/Notice.tsx";
import { PlayerName } from "#web/ui/player/PlayerName.tsx";
import { useSerialActions } from "#web/ui/serialActions.ts";
import { useMinutes } from "#web/ui/useMinutes.ts";
import { isTitle, TitleField } from "./TitleField.tsx";
import { useChatFault } from "./useChatFault.ts";

/** Leaves a chat. For a group it also changes the title, lists the members and adds one. */
export function EditChatDialog({
  name,
  isOpen,
  onClose,
}: {
  name: ConversationName;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation("chat");
  return (
    <Dialog title={t("edit.title")} isOpen={isOpen} onClose={onClose}>
      <EditChat name={name} onClose={onClose} />
    </Dialog>
  );
}

function EditChat({ name, onClose }: { name: ConversationName; onClose: () => void }) {
  const { t } = useTranslation("chat");
  const { state, ask } = useSharedRoom(chats, name);
  const { fault, setFault } = useChatFault();

  const leave = async (): Promise<void> => {
    const reply = await ask("chat:leaveChat", {}, limits.chatChangeAnswerMs);
    if (!reply.isDone) return setFault(reply.error);
    onClose();
    selectConversation(generalChannel);
  };
  if (state === undefined) return null;
  return (
    <chakra.div display="grid" gap="5">
      {state.chat.groupChat && <EditGroup name={name} state={state} setFault={setFault} />}
      {fault && <Notice kind="error">{fault}</Notice>}
      <div>
        <p>{state.chat.groupChat ? t("edit.leaveGroupHint") : t("edit.leaveHint")}</p>
        <Button variant="outline" mt="2" onClick={() => void leave()}>
          {t("edit.leave")}
        </Button>
      </div>
    </chakra.div>
  );
}

function EditGroup(props: {
  name: ConversationName;
  state: ChatState;
  setFault: (error: string | undefined) => void;
}) {
  const { name, state, setFault } = props;
  const { chat } = state;
  const { t } = useTranslation("chat");
  const { ask } = chats.clientOf(name);
  const [title, setTitle] = useState(chat.groupTitle ?? "");
  const [player, setPlayer] = useState<FoundPlayer | null>(null);
  const [invited, setInvited] = useState<string>();
  const { runSerially } = useSerialActions();
  const isChanged = isTitle(title) && title.trim() !== chat.groupTitle;

  const rename = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isChanged) return;
    const reply = await ask("chat:changeTitle", { title: title.trim() }, limits.chatChangeAnswerMs);
    setFault(reply.isDone ? undefined : reply.error);
  };
  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (player === null) return;
    setInvited(undefined);
    const reply = await runSerially(`add ${player.id}`, () =>
      ask("chat:addUser", { userid: player.id }, limits.chatChangeAnswerMs),
    );
    if (reply === undefined) return;
    setFault(reply.isDone ? undefined : reply.error);
    if (!reply.isDone) return;
    setPlayer(null);
    if (reply.data.isInvited) setInvited(player.username);
  };
  return (
    <>
      <chakra.form translate="no" onSubmit={rename}>
        <TitleField value={title} onChange={setTitle} />
        <Button type="submit" variant="outline" mt="2" aria-disabled={!isChanged}>
          {t("edit.save")}
        </Button>
      </chakra.form>
      <section>
        <chakra.h3 mb="2" fontSize="md">
          {t("edit.members", { count: chat.players.length })}
        </chakra.h3>
        <Members state={state} />
      </section>
      {chat.players.length < limits.chatMembers && (
        <chakra.form translate="no" onSubmit={add}>
          <PlayerPicker
            label={t("edit.add")}
            value={player}
            avoid={chat.players.map(({ id }) => id)}
            onChoose={setPlayer}
          />
          <Button type="submit" variant="outline" mt="2" aria-disabled={player === null}>
            {t("edit.addSend")}
          </Button>
          {invited && <Notice kind="info">{t("edit.invited", { name: invited })}</Notice>}
        </chakra.form>
      )}
    </>
  );
}

/** Who is in the group, and which of them moderation has blocked from writing. */
function Members({ state: { chat, blocked } }: { state: ChatState }) {
  const { t, i18n } = useTranslation("chat");
  const date = new Intl.DateTimeFormat(dateLocale(i18n.language), { dateStyle: "long" });
  const now = useMinutes();
  const blockOf = (member: number) => blocked.find(({ id, until }) => id === member && until > now);
  return (
    <chakra.ul
      display="flex"
      flexWrap="wrap"
      gap="3"
      maxHeight="10rem"
      m="0"
      p="0"
      overflowY="auto"
      listStyle="none"
    >
      {chat.players.map(({ id, name }) => {
        const block = blockOf(id);
        return (
          <li key={id}>
            <PlayerName username={name} isNameFirst={false} hasMenu />
            {block && (
              <chakra.p fontSize="sm" color="warning">
                {t("edit.blocked", { date: date.format(block.until) })}
              </chakra.p>
            )}
          </li>
        );
      })}
    </chakra.ul>
  );
}
