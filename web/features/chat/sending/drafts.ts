import type { TalkName } from "#web/net/chat/talk.ts";
import { createKeptStore } from "#web/net/keptStore.ts";
import { readDrafts } from "./kept.ts";

/** What stands half written in each talk, for when one comes back to it. */
export const drafts = createKeptStore("TacDrafts", {}, readDrafts);

export function keepDraft(talk: TalkName, text: string): void {
  const { [talk]: _, ...others } = drafts.read();
  drafts.write(text === "" ? others : { ...others, [talk]: text });
}
