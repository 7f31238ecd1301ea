import type { FriendNews } from "#schema/protocol/friends.ts";
import type { EventData } from "#schema/protocol/protocol.ts";
import { type UserProtocol, user } from "#schema/protocol/user.ts";
import { defineRoom, type EventOf } from "../room/kind.ts";

/**
 * The data of this tab's user: their one waiting room, games, turn-based games (in no order) and vacation, friends,
 * muted users and chats, and messages from moderation; also, each as a new object every time, the latest friendship
 * action of another user, the notice of what waits for this user, the latest news of tournaments, oldest first, the latest
 * news of the quick match, and the latest change of the sponsor subscription.
 */
export type OwnState = EventData<UserProtocol, "user:snapshot"> & {
  friendNews: NewsOfFriend | null;
  notice: TabNotice | null;
  tournamentNews: readonly TournamentNews[];
  queueNews: QueueNews | null;
  subscription?: EventData<UserProtocol, "subscription:get">;
};
/** Something that waits for the user. */
export type TabNotice = EventData<UserProtocol, "user:notice">;
/** How it stands with the user's quick match, and why. */
export type QueueNews = EventData<UserProtocol, "queue:changed">;
export type QueueStatus = NonNullable<QueueNews["queue"]>;
export type QueueWish = Extract<QueueStatus, { state: "waiting" }>["wish"];
/** Something that has just happened in a tournament of the user. */
export type TournamentNews = Extract<EventOf<UserProtocol>, { type: `tournament:toast:${string}` }>;
/** A friend, or a user with an open friend request. */
export type Friend = NonNullable<OwnState["friends"]>[number];
export type NewsOfFriend = { kind: FriendNews; username: string };
/** A chat as the user's list shows it. */
export type ChatOverview = OwnState["chats"][number];
export type OwnGames = OwnState["games"];
/** A running turn-based game of the user. */
export type TurnBasedGame = OwnState["turnBased"][number];

/** The client's view of a user's own room; `undefined` until the first snapshot. */
export const userRoom = defineRoom({
  party: "user",
  protocol: user,
  whole: "user:snapshot",
  initial: undefined as OwnState | undefined,
  reduce(state, event): OwnState | undefined {
    if (event.type === "user:snapshot")
      return { friendNews: null, notice: null, tournamentNews: [], queueNews: null, ...state, ...event.data };
    if (state === undefined) return state;
    if (isTournamentNews(event))
      return { ...state, tournamentNews: [...state.tournamentNews, event].slice(-newsKept) };
    const { type, data } = event;
    if (type === "games:getGames") return { ...state, games: data };
    if (type === "games:turnBased") return { ...state, turnBased: changedGames(state.turnBased, data) };
    if (type === "user:vacation") return { ...state, vacation: data };
    if (type === "chat:overview:update") return { ...state, chats: changedChats(state.chats, data) };
    if (type === "user:notice") return { ...state, notice: data };
    if (type === "subscription:get") return { ...state, subscription: data };
    if (type === "queue:changed") return { ...state, queue: data.queue, queueNews: data };
    if ("username" in data) {
      const kind = type.slice("friends:".length) as FriendNews;
      return { ...state, friendNews: { kind, username: data.username } };
    }
    return { ...state, ...data };
  },
  doubted: (state) =>
    state && { ...state, friends: state.friends?.map((friend) => ({ ...friend, isOnline: null })) ?? null },
});

/** As much as may arrive before the code that shows it is loaded. */
const newsKept = 10;

function isTournamentNews(event: EventOf<UserProtocol>): event is TournamentNews {
  return event.type.startsWith("tournament:toast:");
}

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

/** Updates the user's turn-based games. */
function changedGames(
  games: OwnState["turnBased"],
  { changed, gone }: EventData<UserProtocol, "games:turnBased">,
): OwnState["turnBased"] {
  const left = games.filter(
    ({ gameID }) => !gone.includes(gameID) && !changed.some((one) => one.gameID === gameID),
  );
  return [...left, ...changed];
}
