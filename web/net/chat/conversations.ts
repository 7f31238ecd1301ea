import { createStore } from "#web/ui/store.ts";
import { useStore } from "#web/ui/useStore.ts";
import { onOtherSession } from "../session.ts";
import { type ConversationName, generalChannel, newsChannel } from "./conversation.ts";

export interface Conversations {
  /** The user's channels, in menu order. */
  channels: readonly ConversationName[];
  /** The channel of the game or tournament on screen, if the user has access to it. */
  onScreen?: ConversationName;
  /** The talk on screen. */
  selected: ConversationName;
  /** The number of unread messages per channel. */
  missed: Readonly<Record<ConversationName, number>>;
}

const nothing: Conversations = {
  channels: [generalChannel, newsChannel],
  selected: generalChannel,
  missed: {},
};

/** The talks of this tab. They are reset when somebody signs in or out. */
export const conversations = createStore<Conversations>(nothing);
onOtherSession(() => conversations.write(nothing));

export function useConversations(): Conversations {
  return useStore(conversations);
}

export function selectConversation(talk: ConversationName): void {
  conversations.write({ ...conversations.read(), selected: talk });
}

/** Sets the user's channels; `onScreen` is that of the game or tournament on screen. */
export function setChannels(channels: readonly ConversationName[], onScreen?: ConversationName): void {
  const before = conversations.read();
  conversations.write({ ...before, channels, onScreen, selected: nextSelection(before, channels, onScreen) });
}

/**
 * Selects the talk: entering a waiting room, a table or a tournament's page selects its channel, and leaving the selected one selects
 * general. The order in which the tab learns that the user plays a game and that it is on screen does not matter.
 */
export function nextSelection(
  before: Pick<Conversations, "channels" | "selected" | "onScreen">,
  channels: readonly ConversationName[],
  onScreen?: ConversationName,
): ConversationName {
  const cameTo = (talk: ConversationName) =>
    talk.startsWith("w-") ? !before.channels.includes(talk) : talk === onScreen && talk !== before.onScreen;
  const entered = channels.find(cameTo);
  if (entered !== undefined) return entered;
  const { selected } = before;
  return before.channels.includes(selected) && !channels.includes(selected) ? generalChannel : selected;
}

export function setMissed(channel: ConversationName, count: number): void {
  const { missed, ...others } = conversations.read();
  if ((missed[channel] ?? 0) !== count)
    conversations.write({ ...others, missed: { ...missed, [channel]: count } });
}
