import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { showChat } from "#web/chat/chatLayout.ts";
import { useConversations } from "#web/net/chat/conversations.ts";
import { usePreference } from "#web/preferences/usePreference.ts";
import { ChatHead } from "./ChatHead.tsx";
import { ConversationPane } from "./ConversationPane.tsx";
import { ChatMenu } from "./menu/ChatMenu.tsx";
import { Separator } from "./Separator.tsx";
import { useNarrow } from "./useNarrow.ts";
import "./chat.css";

/** The chat: the selected talk, the menu of all talks, and their actions. */
export function ChatPanel() {
  const { t } = useTranslation("chat");
  const [position] = usePreference("chatPosition");
  const { selected } = useConversations();
  const [isMenuOpen, setMenuOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const isNarrow = useNarrow(panel);

  useFocus(panel);
  useClosing(isNarrow);

  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    if (isMenuOpen) setMenuOpen(false);
    else if (isNarrow || position === "overlay") showChat(false);
  };
  return (
    <aside
      className="chat"
      ref={panel}
      tabIndex={-1}
      aria-label={t("title")}
      data-position={isNarrow ? "narrow" : position}
      data-menu={isMenuOpen || undefined}
      onKeyDown={onKeyDown}
    >
      {!isNarrow && position !== "overlay" && <Separator />}
      <ChatHead talk={selected} isMenuOpen={isMenuOpen} onMenu={() => setMenuOpen(!isMenuOpen)} />
      <div className="chat-main">
        <ChatMenu onSelect={() => setMenuOpen(false)} />
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the menu's own button and Escape close it by keyboard */}
        <div className="chat-beside" onClick={() => setMenuOpen(false)} />
        <section className="chat-talk">
          <ConversationPane key={selected} name={selected} />
        </section>
      </div>
    </aside>
  );
}

/** Where the chat covers the page, it does not cover the one that somebody goes on to. */
function useClosing(isNarrow: boolean): void {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  const page = [pathname, query.get("waiting"), query.get("gameID")].join(" ");
  const shownOver = useRef(page);
  useEffect(() => {
    if (isNarrow && shownOver.current !== page) showChat(false);
    shownOver.current = page;
  }, [isNarrow, page]);
}

/** Opening the chat by its button moves the focus into it; closing it returns the focus to the button. */
function useFocus(panel: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const shown = panel.current;
    const button = () => document.querySelector<HTMLElement>("[data-chat-button]");
    if (document.activeElement === button()) shown?.focus({ preventScroll: true });
    return () => {
      if (shown?.contains(document.activeElement)) button()?.focus({ preventScroll: true });
    };
  }, [panel]);
}
