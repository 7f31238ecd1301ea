import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { showChat } from "#web/chat/chatLayout.ts";
import { type ConversationName, isChannel } from "#web/net/chat/conversation.ts";
import { useUnread } from "#web/net/chat/unread.ts";
import { Button } from "#web/ui/Button.tsx";
import { CloseIcon } from "#web/ui/icons.tsx";
import { named } from "#web/ui/tooltip/named.ts";
import { EditChatDialog } from "./dialogs/EditChatDialog.tsx";
import { PlaceDialog } from "./dialogs/PlaceDialog.tsx";
import { ConversationsIcon, EditIcon, PlaceIcon } from "./icons.tsx";
import { useConversationName } from "./useConversationName.ts";

/** The bar over a talk: its title, the way to the other talks, and its actions. */
export function ChatHead(props: { talk: ConversationName; isMenuOpen: boolean; onMenu: () => void }) {
  const { talk, isMenuOpen, onMenu } = props;
  const { t } = useTranslation("chat");
  const nameOf = useConversationName();
  const { chats, channels } = useUnread();
  const [open, setOpen] = useState<"place" | { editing: ConversationName } | null>(null);
  const close = (): void => setOpen(null);
  // The talk may change meanwhile, for instance when a game begins.
  const isEditing = typeof open === "object" && open?.editing === talk;
  return (
    <header className="chat-head">
      <span className="chat-menu-button">
        <HeadButton label={t("menu.title")} isExpanded={isMenuOpen} onPress={onMenu}>
          <ConversationsIcon />
        </HeadButton>
        {chats + channels > 0 && <span className="chat-dot" data-kind={chats > 0 ? "chat" : "channel"} />}
      </span>
      <h2 title={nameOf(talk)}>{nameOf(talk)}</h2>
      {!isChannel(talk) && (
        <HeadButton label={t("edit.title")} onPress={() => setOpen({ editing: talk })}>
          <EditIcon />
        </HeadButton>
      )}
      <span className="chat-place-button">
        <HeadButton label={t("place.title")} onPress={() => setOpen("place")}>
          <PlaceIcon />
        </HeadButton>
      </span>
      <HeadButton label={t("close")} onPress={() => showChat(false)}>
        <CloseIcon />
      </HeadButton>
      {!isChannel(talk) && <EditChatDialog key={talk} name={talk} isOpen={isEditing} onClose={close} />}
      <PlaceDialog isOpen={open === "place"} onClose={close} />
    </header>
  );
}

function HeadButton(props: {
  label: string;
  isExpanded?: boolean;
  onPress: () => void;
  children: ReactNode;
}) {
  const { label, isExpanded, onPress, children } = props;
  return (
    <Button variant="ghost" size="icon" {...named(label)} aria-expanded={isExpanded} onClick={onPress}>
      {children}
    </Button>
  );
}
