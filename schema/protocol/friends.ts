import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { text } from "../text.ts";
import { moment } from "./table.ts";

/** How one stands with another player: friends, asked by oneself, or asked by the other. */
export const friendStatuses = ["done", "to", "from"] as const;
export type FriendStatus = (typeof friendStatuses)[number];

const username = z.string().check(z.maxLength(limits.seatNameMaxLength));

/** A friend, or somebody with whom a request is open. `isOnline` is known of friends alone. */
export const friend = z.strictObject({
  username,
  status: z.enum(friendStatuses),
  since: moment,
  isOnline: z.nullable(z.boolean()),
});
export type Friend = z.output<typeof friend>;

export const friendList = z.array(friend).check(z.maxLength(limits.friendsMax));

/** The names of those whom one does not want to hear of. */
export const muteList = z.array(username).check(z.maxLength(limits.mutesMax));

/** Whom a request is about. */
export const named = z.strictObject({
  username: text().check(z.trim(), z.minLength(1), z.maxLength(limits.seatNameMaxLength)),
});

/** What is told of the doings of another: the events of these names say who. */
export const friendNews = [
  "new-request",
  "friend-confirmed",
  "friend-withdrew",
  "friend-declined",
  "friend-cancelled",
] as const;
export type FriendNews = (typeof friendNews)[number];

/** Who has done it. */
export const newsOf = z.strictObject({ username });
