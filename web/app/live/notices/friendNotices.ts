import type { FriendNews } from "#schema/protocol/friends.ts";
import type { NewsData } from "#web/net/user/userRoom.ts";
import type { Notice } from "./notice.ts";

type About = NewsData<`friends:${FriendNews}`>;

/** What another player has just done about friendship: the latest of each, and each of it once in a while. */
export function friendNotice(kind: FriendNews): Notice<About, "people"> {
  return {
    texts: "people",
    kind: "info",
    title: (t, { username }) => t(`news.${kind}`, { username }),
    about: ({ username }) => `friendship ${username}`,
    isToldOnce: true,
    // Whoever takes a request back takes its toast back, too.
    isNeedless: () => kind === "friend-withdrew",
  };
}
