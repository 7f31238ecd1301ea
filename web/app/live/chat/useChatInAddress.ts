import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { showChat } from "#web/chat/chatLayout.ts";
import { isChannel } from "#web/net/chat/conversation.ts";
import { selectConversation } from "#web/net/chat/conversations.ts";

/**
 * `?chat=ID`, as in notifications, opens that chat beside the page and disappears from the address.
 * @param isKnown whether the talk that belongs to this page is known: learning it later would show that talk instead
 */
export function useChatInAddress(isKnown: boolean): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const chat = query.get("chat");
    if (chat === null || !isKnown) return;
    query.delete("chat");
    navigate({ pathname, search: query.toString(), hash }, { replace: true });
    if (isChannel(chat)) return;
    selectConversation(chat);
    showChat(true);
  }, [pathname, search, hash, isKnown, navigate]);
}
