import * as z from "zod/mini";
import type { PayloadsOf } from "../outboxKinds.ts";
import { identity } from "../payloads.ts";

/** What leaves a chat, for the own room of this user. */
export const chatMessages = {
  /** How the chat stands for the user. */
  news: identity,
  /** The question what the chat must know of the user. */
  conditions: z.object({ userID: z.int() }),
};
export type ChatMessages = PayloadsOf<typeof chatMessages>;
