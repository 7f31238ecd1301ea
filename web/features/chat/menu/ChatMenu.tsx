import { useState } from "react";
import { useTranslation } from "react-i18next";
import { limits } from "#schema/limits.ts";
import { useAccount } from "#web/net/account.ts";
import { selectConversation, useConversations } from "#web/net/chat/conversations.ts";
import type { ChatOverview } from "#web/net/user/userRoom.ts";
import { useUserRoom } from "#web/net/user/userRoomState.ts";
import { Button } from "#web/ui/Button.tsx";
import { useMinutes } from "#web/ui/useMinutes.ts";
import { NewChatDialog } from "../dialogs/NewChatDialog.tsx";
import { NewChatIcon } from "../icons.tsx";
import { ConversationEntry } from "./ConversationEntry.tsx";
import { GroupInvitation } from "./GroupInvitation.tsx";
import { MenuSection } from "./MenuSection.tsx";

/** All talks: recent chats, private chats, groups and channels, and the button for a new chat. */
export function ChatMenu({ onSelect }: { onSelect: () => void }) {
  const { t } = useTranslation("chat");
  const account = useAccount();
  const { channels, missed } = useConversations();
  const [isStarting, setStarting] = useState(false);
  const listed = useUserRoom()?.chats ?? [];
  const chats = listed.filter(({ invitedBy }) => invitedBy === undefined);
  const invitations = listed.filter(({ invitedBy }) => invitedBy !== undefined);
  const privates = chats.filter(({ groupChat }) => !groupChat);
  const groups = chats.filter(({ groupChat }) => groupChat);
  const select = (talk: string): void => {
    selectConversation(talk);
    onSelect();
  };
  const entryOf = ({ chatid, numberOfUnread, lastMessage }: ChatOverview) => (
    <ConversationEntry
      key={chatid}
      talk={chatid}
      unread={numberOfUnread}
      last={lastMessage}
      onSelect={select}
    />
  );
  const isBlocked = (account?.blockedByModerationUntil ?? 0) > useMinutes();
  return (
    <nav className="chat-menu" aria-label={t("menu.title")}>
      {account && !isBlocked && (
        <>
          <Button variant="outline" width="full" onClick={() => setStarting(true)}>
            <NewChatIcon />
            {t("newChat.open")}
          </Button>
          <NewChatDialog isOpen={isStarting} onClose={() => setStarting(false)} onStarted={select} />
        </>
      )}
      {invitations.length > 0 && (
        <MenuSection title={t("menu.invitations")}>
          {invitations.map((chat) => (
            <GroupInvitation key={chat.chatid} chat={chat} onJoined={select} />
          ))}
        </MenuSection>
      )}
      {account && (
        <>
          <MenuSection title={t("menu.recent")} none={t("menu.noChats")}>
            {chats.slice(0, limits.recentChats).map(entryOf)}
          </MenuSection>
          <MenuSection title={t("menu.privates")} none={t("menu.noPrivates")} isClosed>
            {privates.map(entryOf)}
          </MenuSection>
          <MenuSection title={t("menu.groups")} none={t("menu.noGroups")} isClosed>
            {groups.map(entryOf)}
          </MenuSection>
        </>
      )}
      <MenuSection title={t("menu.channels")}>
        {channels.map((channel) => (
          <ConversationEntry key={channel} talk={channel} unread={missed[channel] ?? 0} onSelect={select} />
        ))}
      </MenuSection>
    </nav>
  );
}
