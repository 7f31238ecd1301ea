import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { chatInfo, chatTitle, userID } from "./chatOverview.ts";
import { eventNumber } from "./envelope.ts";
import { message, messageBody, writing, writingErrors } from "./message.ts";
import type { Protocol } from "./protocol.ts";
import { count, moment } from "./table.ts";

/** The party `chat`: one room for each private chat or group. words.ts explains its messages and errors. */

const messages = z.array(message).check(z.maxLength(limits.messagesPerPage));
const page = { messages, hasOlder: z.boolean() };
/** Until when moderation blocks members from writing; may contain times in the past. */
const blocked = z.array(z.strictObject({ id: userID, until: moment })).check(z.maxLength(limits.chatMembers));
const nothing = z.strictObject({});
const channel = z.string().check(z.maxLength(limits.roomNameMaxLength));

export const chat = {
  requests: {
    "chat:singleChat:load": z.strictObject({ before: count }),
    "chat:getChannel": nothing,
    "chat:sendMessage": z.strictObject({ body: messageBody }),
    "chat:markAsRead": z.strictObject({ upTo: count }),
    "chat:changeTitle": z.strictObject({ title: chatTitle }),
    "chat:addUser": z.strictObject({ userid: userID }),
    "chat:leaveChat": nothing,
    "chat:catchUp": z.strictObject({ v: eventNumber }),
  },
  answers: {
    "chat:singleChat:load": z.strictObject(page),
    "chat:getChannel": z.strictObject({ channel: z.nullable(channel) }),
    "chat:sendMessage": z.union([z.strictObject({ id: count }), z.strictObject({ channel })]),
    "chat:markAsRead": nothing,
    "chat:changeTitle": nothing,
    "chat:addUser": z.strictObject({ isInvited: z.boolean() }),
    "chat:leaveChat": nothing,
    "chat:catchUp": z.strictObject({ v: eventNumber }),
  },
  events: {
    "chat:snapshot": z.strictObject({ chat: chatInfo, blocked, you: userID, ...page, ...writing }),
    "chat:singleChat:update": z.strictObject({ messages }),
    "chat:changed": z.strictObject({ chat: chatInfo, blocked }),
  },
  errors: {
    ...writingErrors,
    not_wanted: 403,
    not_group: 409,
    already_member: 409,
    has_left: 409,
    full: 409,
    not_found: 404,
    rude_name: 422,
  },
} as const satisfies Protocol;

export type ChatProtocol = typeof chat;
