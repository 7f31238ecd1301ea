import { useEffect } from "react";
import type { ConversationName } from "./conversation.ts";
import { channelOnPage } from "./gameChannels.ts";

/** Offers this channel in the chat while the page is on screen. */
export function useChannelOnPage(channel: ConversationName | undefined): void {
  useEffect(() => {
    channelOnPage.write(channel);
    return () => channelOnPage.write(undefined);
  }, [channel]);
}
