import type { EventData, EventType } from "#schema/protocol/protocol.ts";
import { type UserProtocol, user } from "#schema/protocol/user.ts";
import { defineRoom, type EventOf } from "../room/kind.ts";

/** What is known of this tab's user, apart from what only a moment is about. */
type Known = EventData<UserProtocol, "user:snapshot"> & {
  /** Who was to come along to a quick match last; empty for nobody. */
  queuePartner: string;
  subscription?: EventData<UserProtocol, "subscription:get">;
};

/**
 * The data of this tab's user: their one waiting room, games, turn-based games (in no order) and vacation, friends,
 * muted users and chats, messages from moderation, and, once it has changed, the sponsor subscription; also the latest
 * news, oldest first, each as a new object.
 */
export type UserRoomState = Known & { news: readonly News[] };

/** Something that has just happened, which the user is told (`web/app/live/notices/`). */
export type News = Extract<EventOf<UserProtocol>, { type: NewsType }>;
/** Every event that changes nothing of what is known, and the one that says why it does. */
export type NewsType = Exclude<EventType<UserProtocol>, keyof typeof changes> | "queue:changed";
export type NewsData<Type extends NewsType> = EventData<UserProtocol, Type>;

type QueueState = EventData<UserProtocol, "user:snapshot">["queue"];
export type QueueStatus = NonNullable<QueueState>;
export type QueueWish = Extract<QueueStatus, { state: "waiting" }>["wish"];
/** A friend, or a user with an open friend request. */
export type Friend = NonNullable<Known["friends"]>[number];
/** A friend's invitation into a waiting room. */
export type Invitation = Known["invitations"][number];
/** A chat as the user's list shows it. */
export type ChatOverview = Known["chats"][number];
export type OwnGames = Known["games"];
/** A running turn-based game of the user. */
export type TurnBasedGame = Known["turnBased"][number];

const asTold = <Data>(_: Known, data: Data): Data => data;

/** What each event changes. One that is not here is news, and needs an entry of the table of notices. */
const changes = {
  "user:snapshot": (_, data) => ({ ...data, ...queued(data.queue) }),
  "user:name": asTold,
  "user:waiting": asTold,
  "user:vacation": (_, vacation) => ({ vacation }),
  "user:mutes": asTold,
  "user:invitations": asTold,
  "user:invited": asTold,
  "user:tournamentInvitations": asTold,
  "user:warnings": asTold,
  "user:moderationStatus": asTold,
  "games:getGames": (_, games) => ({ games }),
  "games:turnBased": ({ turnBased }, data) => ({ turnBased: changedGames(turnBased, data) }),
  "friends:update": asTold,
  "chat:overview:update": ({ chats }, data) => ({ chats: changedChats(chats, data) }),
  "queue:changed": (_, { queue }) => queued(queue),
  "subscription:get": (_, subscription) => ({ subscription }),
} satisfies {
  [Type in EventType<UserProtocol>]?: (known: Known, data: EventData<UserProtocol, Type>) => Partial<Known>;
};

/** The client's view of a user's own room; `undefined` until the first snapshot. */
export const userRoom = defineRoom({
  party: "user",
  protocol: user,
  whole: "user:snapshot",
  initial: undefined as UserRoomState | undefined,
  reduce(state, event): UserRoomState | undefined {
    if (state === undefined && event.type !== "user:snapshot") return undefined;
    const before = { news: [], queuePartner: "", ...state } as Partial<UserRoomState> as UserRoomState;
    const after = { ...before, ...changeOf(before, event) };
    return isNews(event) ? { ...after, news: [...after.news, event].slice(-newsKept) } : after;
  },
  doubted: (state) =>
    state && { ...state, friends: state.friends?.map((friend) => ({ ...friend, isOnline: null })) ?? null },
});

/** As much as may arrive before the code that shows it is loaded. */
const newsKept = 10;

function changeOf(known: Known, { type, data }: EventOf<UserProtocol>): Partial<Known> {
  const change = Object.hasOwn(changes, type) && changes[type as keyof typeof changes];
  return change ? change(known, data as never) : {};
}

function isNews(event: EventOf<UserProtocol>): event is News {
  if (event.type === "queue:changed") return event.data.because !== null;
  return !Object.hasOwn(changes, event.type);
}

/** The quick match, and who comes along, whom it does not name any more once nobody does. */
function queued(queue: QueueState): Partial<Known> {
  return queue && "partner" in queue && queue.partner !== null
    ? { queue, queuePartner: queue.partner }
    : { queue };
}

/** Updates the user's chats, the latest first, as the server lists them. */
function changedChats(
  chats: Known["chats"],
  { changed, gone }: EventData<UserProtocol, "chat:overview:update">,
): Known["chats"] {
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
  games: Known["turnBased"],
  { changed, gone }: EventData<UserProtocol, "games:turnBased">,
): Known["turnBased"] {
  const left = games.filter(
    ({ gameID }) => !gone.includes(gameID) && !changed.some((one) => one.gameID === gameID),
  );
  return [...left, ...changed];
}
