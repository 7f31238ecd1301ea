import type { TalkName } from "#web/net/chat/talk.ts";
import { onOtherSession } from "#web/net/otherSession.ts";
import { createStore } from "#web/ui/store.ts";

/** What stands half written in each talk, for when one comes back to it. */
export const drafts = createStore<Readonly<Record<TalkName, string>>>({});
onOtherSession(() => drafts.write({}));

export function keepDraft(talk: TalkName, text: string): void {
  drafts.write({ ...drafts.read(), [talk]: text });
}
