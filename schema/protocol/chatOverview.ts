import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { text } from "../text.ts";
import { asName } from "../visibleText.ts";
import { message } from "./message.ts";
import { count, moment } from "./table.ts";

/** A chat's name: `p-` for a private chat, `c-` for a group, and 128 random bits, base64url. */
export const chatID = text()
  .check(z.regex(/^[pc]-[A-Za-z0-9_-]{22}$/))
  .brand("ChatID");
export type ChatID = z.output<typeof chatID>;

export const userID = z.int().check(z.gte(1));

/** A group's title. */
export const chatTitle = text().check(
  z.overwrite(asName),
  z.minLength(limits.chatTitleMinLength),
  z.maxLength(limits.chatTitleMaxLength),
);

/** A chat as its members see it. A private chat has no title, and keeps both members even when one has left it. */
export const chatInfo = z.strictObject({
  chatid: chatID,
  groupChat: z.boolean(),
  groupTitle: z.nullable(z.string().check(z.maxLength(limits.chatTitleMaxLength))),
  players: z
    .array(z.strictObject({ id: userID, name: z.string().check(z.maxLength(limits.seatNameMaxLength)) }))
    .check(z.maxLength(limits.chatMembers)),
  created: moment,
});
export type ChatInfo = z.output<typeof chatInfo>;

/** One of the player's chats in the overview; or a group that the player has left and is invited back to. */
export const chatOverview = z.strictObject({
  ...chatInfo.shape,
  /** Who invites the player, who is not a member and sees only the title. */
  invitedBy: z.optional(z.string().check(z.maxLength(limits.seatNameMaxLength))),
  lastMessage: z.nullable(message),
  numberOfUnread: count,
});
export type ChatOverview = z.output<typeof chatOverview>;
