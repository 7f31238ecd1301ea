import type { TalkName } from "#web/net/chat/talk.ts";
import { createPersistedStore } from "#web/net/persistedStore.ts";
import { readDrafts } from "./kept.ts";

/** The unfinished message of each talk, kept for when the user comes back to it. */
export const drafts = createPersistedStore("TacDrafts", {}, readDrafts);

export function keepDraft(talk: TalkName, text: string): void {
  const { [talk]: _, ...others } = drafts.read();
  drafts.write(text === "" ? others : { ...others, [talk]: text });
}
