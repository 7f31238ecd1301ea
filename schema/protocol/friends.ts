import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { text } from "../text.ts";
import { moment } from "./table.ts";

/** The relation to another player: friends, requested by oneself, or requested by the other. */
export const friendStatuses = ["done", "to", "from"] as const;
export type FriendStatus = (typeof friendStatuses)[number];

const username = z.string().check(z.maxLength(limits.seatNameMaxLength));

/** A friend, or somebody with an open request. `isOnline` is known for friends only. */
export const friend = z.strictObject({
  username,
  status: z.enum(friendStatuses),
  since: moment,
  isOnline: z.nullable(z.boolean()),
});
export type Friend = z.output<typeof friend>;

export const friendList = z.array(friend).check(z.maxLength(limits.friendsMax));

/** The names of muted users. */
export const muteList = z.array(username).check(z.maxLength(limits.mutesMax));

/** The user that a request is about. */
export const named = z.strictObject({
  username: text().check(z.trim(), z.minLength(1), z.maxLength(limits.seatNameMaxLength)),
});

/** Events about another user's actions: they say who acted. */
export const friendNews = [
  "new-request",
  "friend-confirmed",
  "friend-withdrew",
  "friend-declined",
  "friend-cancelled",
] as const;
export type FriendNews = (typeof friendNews)[number];

/** Who acted. */
export const newsOf = z.strictObject({ username });
