import { lazy, Suspense } from "react";
import { useChatLayout } from "./chatLayout.ts";

const ChatPanel = lazy(async () => ({
  default: (await import("#web/features/chat/ChatPanel.tsx")).ChatPanel,
}));

/** Where the chat is shown, once somebody asks for it. */
export function ChatPlace() {
  const { isShown } = useChatLayout();
  return (
    isShown && (
      <Suspense>
        <ChatPanel />
      </Suspense>
    )
  );
}
