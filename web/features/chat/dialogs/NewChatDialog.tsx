import { chakra } from "@chakra-ui/react/styled-system";
import { type FormEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import type { RequestID } from "#schema/protocol/envelope.ts";
import { useAccount } from "#web/net/account.ts";
import type { ConversationName } from "#web/net/chat/conversation.ts";
import { newRequestID } from "#web/net/requestID.ts";
import { askOwn } from "#web/net/user/ownRoom.ts";
import { Button } from "#web/ui/Button.tsx";
import { Dialog } from "#web/ui/Dialog.tsx";
import { PlayerPicker } from "#web/ui/form/player/PlayerPicker.tsx";
import type { FoundPlayer } from "#web/ui/form/player/usePlayerSearch.ts";
import { CloseIcon } from "#web/ui/icons.tsx";
import { Notice } from "#web/ui/Notice.tsx";
import { isTitle, TitleField } from "./TitleField.tsx";
import { useChatFault } from "./useChatFault.ts";

type Props = { onClose: () => void; onStarted: (chat: ConversationName) => void };

/** Asks for the recipients: one for a private chat, several for a group with a title. */
export function NewChatDialog({ isOpen, ...props }: Props & { isOpen: boolean }) {
  const { t } = useTranslation("chat");
  return (
    <Dialog title={t("newChat.title")} isOpen={isOpen} onClose={props.onClose}>
      <NewChatForm {...props} />
    </Dialog>
  );
}

function NewChatForm({ onClose, onStarted }: Props) {
  const { t } = useTranslation("chat");
  const account = useAccount();
  const [players, setPlayers] = useState<readonly FoundPlayer[]>([]);
  const [title, setTitle] = useState("");
  const [isSending, setSending] = useState(false);
  const { fault, setFault } = useChatFault();
  /** The id of a request that timed out. Repeated with the same id, it is carried out only once. */
  const unanswered = useRef<{ wish: string; id: RequestID }>(undefined);
  const isGroup = players.length > 1;
  const isReady = players.length > 0 && (!isGroup || isTitle(title));

  const start = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!isReady || isSending) return;
    setSending(true);
    setFault(undefined);
    const wish = { userids: players.map(({ id }) => id), title: isGroup ? title.trim() : null };
    const asked = { wish: JSON.stringify(wish), id: newRequestID() };
    if (unanswered.current?.wish === asked.wish) asked.id = unanswered.current.id;
    const reply = await askOwn("chat:startChat", wish, limits.messageAnswerMs, asked.id);
    const isAnswered = reply.isDone || (reply.error !== "timeout" && reply.error !== "lost");
    unanswered.current = isAnswered ? undefined : asked;
    setSending(false);
    if (!reply.isDone) return setFault(reply.error);
    onClose();
    onStarted(reply.data.chatid);
  };
  return (
    <chakra.form
      translate="no"
      display="grid"
      gap="3"
      minHeight="20rem"
      alignContent="start"
      onSubmit={start}
    >
      <p>{t("newChat.what")}</p>
      {players.length > 0 && (
        <chakra.ul display="flex" flexWrap="wrap" gap="2" m="0" p="0" listStyle="none">
          {players.map((player) => (
            <Chosen
              key={player.id}
              player={player}
              onRemove={() => setPlayers(players.filter(({ id }) => id !== player.id))}
            />
          ))}
        </chakra.ul>
      )}
      {players.length < limits.chatMembers - 1 && (
        <PlayerPicker
          label={players.length === 0 ? t("newChat.who") : t("newChat.more")}
          value={null}
          avoid={[account?.id ?? 0, ...players.map(({ id }) => id)]}
          onChoose={(player) => player && setPlayers([...players, player])}
        />
      )}
      {isGroup && <TitleField value={title} onChange={setTitle} />}
      {fault && <Notice kind="error">{fault}</Notice>}
      <Button type="submit" aria-disabled={!isReady || isSending} aria-busy={isSending}>
        {t("newChat.start")}
      </Button>
    </chakra.form>
  );
}

function Chosen({ player, onRemove }: { player: FoundPlayer; onRemove: () => void }) {
  const { t } = useTranslation("chat");
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      pl="3"
      borderRadius="full"
      bg="accent.subtle"
      maxWidth="full"
    >
      {player.username}
      <Button
        variant="ghost"
        size="icon"
        borderRadius="full"
        aria-label={t("newChat.remove", { name: player.username })}
        onClick={onRemove}
      >
        <CloseIcon />
      </Button>
    </chakra.li>
  );
}
