import { limits } from "#schema/limits.ts";
import { user } from "#schema/names.ts";
import type { FriendNews } from "#schema/protocol/friends.ts";
import type { UserProtocol } from "#schema/protocol/user.ts";
import { userRoom } from "#schema/roomNames.ts";
import type { Attention } from "#schema/rooms.ts";
import {
  cancelFriend,
  confirmFriend,
  countFriends,
  countOpenRequests,
  friendsOf,
  requestFriend,
} from "#store/friends.ts";
import { findModerationStatus } from "#store/moderation.ts";
import { countMutes, hasMuted, mute, mutedBy, unmute } from "#store/mutes.ts";
import { findPlayer } from "#store/players.ts";
import type { Handlers } from "../../handlers.ts";
import { type Tries, tried } from "../tries.ts";
import type { People } from "./people.ts";

type FriendRequest = Extract<keyof UserProtocol["requests"], `friends:${string}` | `user:${string}mute`>;
type Refusal = { error: keyof UserProtocol["errors"] };

const done = { data: {} };

/** What others are told about a person's action. */
const newsOf: Record<"requested" | "confirmed" | "cancelled" | "withdrew" | "declined", FriendNews> = {
  requested: "new-request",
  confirmed: "friend-confirmed",
  cancelled: "friend-cancelled",
  withdrew: "friend-withdrew",
  declined: "friend-declined",
};

/** A person's requests to their own room about other people. libSQL decides, so the answers are fetched. */
export function friendHandlers(people: People): Pick<Handlers<UserProtocol>, FriendRequest> {
  const { room } = people;
  /** When the person has lately asked for something about others (ms UTC); a room that sleeps forgets it. */
  let tries: Tries = [];
  return {
    "friends:request": async ({ data, now }) => {
      const self = room.self();
      if (self.kind === "guest") return { error: "members_only" };
      const refusal = room.act(() => people.admitRequest(now));
      if (refusal !== undefined) return refusal;
      const moderationStatus = await people.ask((db) => findModerationStatus(db, self.id));
      if ((moderationStatus?.blockedUntil ?? 0) > now) return { error: "blocked" };
      const other = await find(data.username);
      if ("error" in other) return other;
      const [isMuted, open, ...friends] = await people.ask((db) =>
        Promise.all([
          hasMuted(db, { userID: other.id, mutedID: self.id }),
          countOpenRequests(db, other.id),
          countFriends(db, other.id),
          countFriends(db, self.id),
        ]),
      );
      if (isMuted) return { error: "not_wanted" };
      const isFull = open >= limits.openFriendRequests || Math.max(...friends) >= limits.friendsMax;
      if (isFull) return { error: "too_many" };
      const refused = room.act(() => people.admitAsked(other.id, now));
      if (refused !== undefined) return refused;
      const pair = { from: self.id, to: other.id };
      const attention = await attentionOf(other.id);
      return settle(other.id, await people.ask((db) => requestFriend(db, pair, now, attention)));
    },
    "friends:confirm": async ({ data, now }) => {
      const other = await find(data.username);
      if ("error" in other) return other;
      const pair = { by: room.self().id, from: other.id };
      const outcome = await people.ask((db) => confirmFriend(db, pair, now));
      return outcome === "no_request" ? { error: outcome } : settle(other.id, outcome);
    },
    "friends:cancel": async ({ data }) => {
      const other = await find(data.username);
      if ("error" in other) return other;
      const pair = { by: room.self().id, other: other.id };
      return settle(other.id, await people.ask((db) => cancelFriend(db, pair)));
    },
    "friends:ofUser": async ({ data }) => {
      const { kind, id } = room.self();
      const whose = await people.ask((db) => findPlayer(db, data.username));
      if (whose === undefined) return { error: "not_found" };
      const isOwn = kind === "user" && whose.id === id;
      const friends = (await people.ask((db) => friendsOf(db, whose.id)))
        .filter(({ status }) => isOwn || status === "done")
        .map(({ username, status, since }) => ({ username, status, since, isOnline: null }));
      return { data: { friends } };
    },
    "user:mute": async ({ data, now }) => {
      const other = await find(data.username);
      if ("error" in other) return other;
      const { id } = room.self();
      if ((await people.ask((db) => countMutes(db, id))) >= limits.mutesMax) return { error: "too_many" };
      await people.ask((db) => mute(db, { userID: id, mutedID: other.id }, now));
      return mutesChanged(other.id);
    },
    "user:unmute": async ({ data }) => {
      const other = await find(data.username);
      if ("error" in other) return other;
      await people.ask((db) => unmute(db, { userID: room.self().id, mutedID: other.id }));
      return mutesChanged(other.id);
    },
  };

  /** Whether the other looks at the site; who can't be asked is away. */
  function attentionOf(userID: number): Promise<Attention> {
    return userRoom(room.env, user(userID))
      .attention()
      .catch(() => "away");
  }

  /** The other player of this name, or why the request can't be carried out. */
  async function find(username: string) {
    const { kind, id } = room.self();
    if (kind === "guest") return { error: "members_only" } satisfies Refusal;
    const change = tried(tries, limits.relationChangesPerPeriod, Date.now());
    if ("error" in change) return change satisfies Refusal;
    tries = change.state;
    const found = await people.ask((db) => findPlayer(db, username));
    if (found === undefined) return { error: "not_found" } satisfies Refusal;
    return found.id === id ? ({ error: "yourself" } satisfies Refusal) : found;
  }

  /** A repeated request gets the same answer. What was done before the first answer got lost is told all the same. */
  function settle(userID: number, outcome: keyof typeof newsOf | "unchanged"): typeof done {
    const { name: username } = room.self();
    room.act(() => {
      const news =
        outcome === "unchanged" ? undefined : { key: crypto.randomUUID(), kind: newsOf[outcome], username };
      people.relationChanged(userID, news);
    });
    return done;
  }

  async function mutesChanged(userID: number): Promise<typeof done> {
    const muted = await people.ask((db) => mutedBy(db, room.self().id));
    await people.mutesChanged(userID, muted);
    return done;
  }
}
