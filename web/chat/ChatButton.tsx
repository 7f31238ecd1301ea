import { chakra } from "@chakra-ui/react/styled-system";
import { useTranslation } from "react-i18next";
import { selectConversation } from "#web/net/chat/conversations.ts";
import { nothingUnread, useUnread } from "#web/net/chat/unread.ts";
import { Button } from "#web/ui/Button.tsx";
import { ChatIcon } from "#web/ui/icons.tsx";
import { named } from "#web/ui/tooltip/named.ts";
import { showChat, useIsChatShown } from "./chatLayout.ts";

/**
 * Shows or hides the chat. While the chat is hidden, the button counts the unread messages of chats and of channels.
 * @param props.isCramped whether there is no room for words beside the icon
 */
export function ChatButton({ isCramped = false }: { isCramped?: boolean }) {
  const { t } = useTranslation();
  const isShown = useIsChatShown();
  const unread = useUnread();
  const { chats, channels, first } = isShown ? nothingUnread : unread;
  const label = [
    t("chat.button"),
    ...(chats > 0 ? [t("chat.unreadChats", { count: chats })] : []),
    ...(channels > 0 ? [t("chat.unreadChannels", { count: channels })] : []),
  ].join(", ");
  return (
    <Button
      variant="ghost"
      minWidth="11"
      px="2.5"
      data-chat-button=""
      aria-expanded={isShown}
      {...named(label)}
      onClick={() => {
        // What the mark counts is what opens.
        if (first !== undefined) selectConversation(first);
        showChat(!isShown);
      }}
    >
      <chakra.span position="relative" display="grid" fontSize="xl">
        <ChatIcon />
        {chats > 0 && <Badge top="-2" bg="danger" data-count={chats} />}
        {channels > 0 && <Badge bottom="-2" bg="warning" data-count={channels} />}
      </chakra.span>
      {!isCramped && <Words>{t("chat.button")}</Words>}
    </Button>
  );
}

/** The button's name includes the number, so the number itself is hidden from screen readers. */
const Badge = chakra("span", {
  base: {
    position: "absolute",
    left: "3",
    minWidth: "5",
    height: "5",
    px: "1",
    borderRadius: "full",
    color: "bg.raised",
    fontSize: "xs",
    fontWeight: "bold",
    lineHeight: "1.25rem",
    textAlign: "center",
    _before: { content: "attr(data-count)" },
  },
});

/** Only where page and bar have room for them. */
const Words = chakra("span", {
  base: {
    display: { base: "none", md: "inline" },
    "@container bar (max-width: 23rem)": { display: "none" },
  },
});
