import * as z from "zod/mini";
import type { PayloadsOf } from "../outboxKinds.ts";

/** What leaves a channel. */
export const channelMessages = {
  /** To remove the text of a hidden message from libSQL too. */
  hide: z.object({ id: z.int() }),
};
export type ChannelMessages = PayloadsOf<typeof channelMessages>;
