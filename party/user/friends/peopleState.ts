import type { Notice } from "#schema/notice.ts";
import type { Friend } from "#schema/protocol/friends.ts";
import type { NewsOfFriend, Presence } from "#schema/rooms.ts";
import type { Friendship } from "#store/friends.ts";
import type { PlayerReference } from "#store/players.ts";

/** Whether a friend is here, as the friend's room told it last. */
export type FriendPresence = Presence & { readonly userID: number };

/** An action of somebody, numbered in order, and whether the person was told it. */
export type KnownNews = NewsOfFriend & { readonly sequence: number; readonly isTold: boolean };

/** The friends and open requests as libSQL had them last, in order; null until they were read for the first time. */
export interface FriendsState {
  readonly friends: readonly Friendship[] | null;
  readonly presences: readonly FriendPresence[];
}

/** The people who matter to a person: also the actions of others, in order, and the mutes as libSQL had them last. */
export interface PeopleState extends FriendsState {
  readonly news: readonly KnownNews[];
  readonly mutes: readonly PlayerReference[];
}

export type RequestNotice = Extract<Notice, { kind: "friendRequest" }>;

/** The friends and open requests, as the person sees them; null until they were read for the first time. */
export function shownFriends({ friends, presences }: FriendsState): Friend[] | null {
  if (friends === null) return null;
  const isOnline = new Map(presences.map((presence) => [presence.userID, presence.isOnline]));
  return friends.map(({ userID, username, status, since }) => ({
    username,
    status,
    since,
    isOnline: isOnline.get(userID) ?? null,
  }));
}

/** The names of the muted users. */
export function shownMutes({ mutes }: Pick<PeopleState, "mutes">): string[] {
  return mutes.map(({ username }) => username);
}

/** The ids of the friends, without open requests. */
export function friendIDs({ friends }: Pick<FriendsState, "friends">): number[] {
  return (friends ?? []).filter(({ status }) => status === "done").map(({ userID }) => userID);
}

/** The request of another user that waits for an answer; undefined if there is none. */
export function openRequest(
  { friends }: Pick<FriendsState, "friends">,
  userID: number,
): RequestNotice | undefined {
  const asking = friends?.find((friend) => friend.userID === userID && friend.status === "from");
  return asking && requestOf(asking);
}

/** The notice about a user's request. */
export function requestOf({ userID, username }: { userID: number; username: string }): RequestNotice {
  return { kind: "friendRequest", userID, username };
}
