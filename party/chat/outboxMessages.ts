import * as z from "zod/mini";
import type { PayloadsOf } from "../outboxKinds.ts";
import { identity } from "../payloads.ts";

/** What leaves a chat. */
export const chatMessages = {
  /** How the chat stands for this user, for the user's own room. */
  news: identity,
  /** The question what the chat must know of this user, for the user's own room. */
  conditions: z.object({ userID: z.int() }),
  /** To delete the messages of the chat, which has ended, from libSQL too. */
  removeMessages: z.object({}),
};
export type ChatMessages = PayloadsOf<typeof chatMessages>;
