import { Suspense } from "react";
import { useIsChatShown } from "#web/chat/chatLayout.ts";
import { lazyPart } from "#web/ui/loading/lazyPart.ts";

const ChatPanel = lazyPart(
  () => import("#web/features/chat/ChatPanel.tsx"),
  ({ ChatPanel }) => ChatPanel,
);

/** Where the chat is shown once it is asked for. */
export function ChatOutlet() {
  const isShown = useIsChatShown();
  return (
    isShown && (
      <Suspense>
        <ChatPanel />
      </Suspense>
    )
  );
}
