import type { ConversationName } from "#web/net/chat/conversation.ts";
import { createPersistedStore } from "#web/net/persistedStore.ts";
import { readDrafts } from "./kept.ts";

/** The unfinished message of each talk, kept for when the user comes back to it. */
export const drafts = createPersistedStore("TacDrafts", {}, readDrafts);

export function keepDraft(talk: ConversationName, text: string): void {
  const { [talk]: _, ...others } = drafts.read();
  drafts.write(text === "" ? others : { ...others, [talk]: text });
}
