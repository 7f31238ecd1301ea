import { ChatButton } from "./ChatButton.tsx";
import { useIsCramped } from "./useIsCramped.ts";

/** The chat's button at a table, where the board may leave it no room for words. */
export function TableChatButton() {
  return <ChatButton isCramped={useIsCramped()} />;
}
