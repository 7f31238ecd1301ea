import * as z from "zod/mini";
import { limits } from "../limits.ts";
import { eventNumber } from "./envelope.ts";
import { message, messageBody, writing, writingErrors } from "./message.ts";
import type { Protocol } from "./protocol.ts";
import { count, moment } from "./table.ts";

/**
 * The party `channel`: `general`, `news`, and one room for each game and each waiting room. words.ts explains its
 * messages.
 */

const messages = z.array(message).check(z.maxLength(limits.channelMessagesKept));

export const channel = {
  requests: {
    "channel:load": z.strictObject({}),
    "channel:sendMessage": z.strictObject({ body: messageBody }),
    "channel:hideMessage": z.strictObject({ id: count }),
    "channel:catchUp": z.strictObject({ v: eventNumber }),
  },
  answers: {
    "channel:load": z.strictObject({ messages }),
    "channel:sendMessage": z.strictObject({ id: count }),
    "channel:hideMessage": z.strictObject({}),
    "channel:catchUp": z.strictObject({ v: eventNumber }),
  },
  events: {
    "channel:snapshot": z.strictObject({
      messages,
      may: writing.may,
      mayHide: z.boolean(),
      ends: z.nullable(moment),
    }),
    "channel:update": z.strictObject({ messages }),
  },
  errors: { ...writingErrors, slow_mode: 429, not_admin: 403, not_found: 404 },
} as const satisfies Protocol;

export type ChannelProtocol = typeof channel;
