import { lazy, Suspense } from "react";
import { useChatLayout } from "./chatLayout.ts";

const ChatPanel = lazy(async () => ({
  default: (await import("#web/features/chat/ChatPanel.tsx")).ChatPanel,
}));

/** Where the chat is shown once it is asked for. */
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
