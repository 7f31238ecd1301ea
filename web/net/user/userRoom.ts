import type { FriendNews } from "#schema/protocol/friends.ts";
import type { EventData } from "#schema/protocol/protocol.ts";
import { type UserProtocol, user } from "#schema/protocol/user.ts";
import { defineRoom } from "../room/kind.ts";

/**
 * The data of this tab's user: their one waiting room, games, friends, muted users and chats, and messages from
 * moderation; also, each as a new object every time, the latest friendship action of another user and the game that
 * waits for this user.
 */
export type OwnState = EventData<UserProtocol, "user:snapshot"> & {
  friendNews: NewsOfFriend | null;
  notice: EventData<UserProtocol, "user:notice"> | null;
};
/** A friend, or a user with an open friend request. */
export type Friend = NonNullable<OwnState["friends"]>[number];
export type NewsOfFriend = { kind: FriendNews; username: string };
/** A chat as the user's list shows it. */
export type ChatOverview = OwnState["chats"][number];
export type OwnGames = OwnState["games"];

/** The client's view of a user's own room; `undefined` until the first snapshot. */
export const userRoom = defineRoom({
  party: "user",
  protocol: user,
  whole: "user:snapshot",
  initial: undefined as OwnState | undefined,
  reduce(state, { type, data }): OwnState | undefined {
    if (type === "user:snapshot") return { friendNews: null, notice: null, ...state, ...data };
    if (state === undefined) return state;
    if (type === "games:getGames") return { ...state, games: data };
    if (type === "chat:overview:update") return { ...state, chats: changedChats(state.chats, data) };
    if (type === "user:notice") return { ...state, notice: data };
    if ("username" in data) {
      const kind = type.slice("friends:".length) as FriendNews;
      return { ...state, friendNews: { kind, username: data.username } };
    }
    return { ...state, ...data };
  },
});

/** Updates the user's chats, the latest first, as the server lists them. */
function changedChats(
  chats: OwnState["chats"],
  { changed, gone }: EventData<UserProtocol, "chat:overview:update">,
): OwnState["chats"] {
  const others = chats.filter(
    ({ chatid }) => !gone.includes(chatid) && !changed.some((one) => one.chatid === chatid),
  );
  return [...changed, ...others].toSorted((one, other) => latest(other) - latest(one));
}

function latest({ lastMessage, created }: ChatOverview): number {
  return lastMessage?.created ?? created;
}
