import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { isChannel } from "#web/net/chat/talk.ts";
import { selectTalk } from "#web/net/chat/talks.ts";
import { changeChatLayout } from "../../chat/chatLayout.ts";

/**
 * `?chat=ID`, as notices have it, opens that chat beside the page, and goes out of the address.
 * @param isKnown whether it is known where one talks on this page: coming there would show another talk
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
    selectTalk(chat);
    changeChatLayout({ isShown: true });
  }, [pathname, search, hash, isKnown, navigate]);
}
