import { useEffect } from "react";
import { channelOnPage } from "./gameChannels.ts";
import type { TalkName } from "./talk.ts";

/** Offers this channel in the chat while the page is on screen. */
export function useChannelOnPage(channel: TalkName | undefined): void {
  useEffect(() => {
    channelOnPage.write(channel);
    return () => channelOnPage.write(undefined);
  }, [channel]);
}
