import { tabStorage } from "#web/ui/storage.ts";
import { createStore } from "#web/ui/store.ts";
import { onOtherSession } from "../session.ts";
import { type ConversationName, gameChannel } from "./conversation.ts";

const storageKey = "TacGameChannels";

/** The channels of games that the user has played in this session. They remain for a while after the game. */
export const gameChannels = createStore<readonly ConversationName[]>(restore());
/** The channel of the game or tournament on screen, once its page knows that it still exists. */
export const channelOnPage = createStore<ConversationName | undefined>(undefined);
/** The channels that no longer exist. */
const gone = new Set<ConversationName>();
onOtherSession(() => {
  gone.clear();
  keep([]);
});

/** Takes the list of games that the user plays. */
export function addGames(gameIDs: readonly number[]): void {
  const known = gameChannels.read();
  const added = gameIDs.map(gameChannel).filter((channel) => !known.includes(channel) && !gone.has(channel));
  if (added.length > 0) keep([...known, ...added]);
}

/** Records that a channel no longer exists. */
export function forgetChannel(channel: ConversationName): void {
  gone.add(channel);
  keep(gameChannels.read().filter((known) => known !== channel));
}

export function isGone(channel: ConversationName): boolean {
  return gone.has(channel);
}

function keep(channels: readonly ConversationName[]): void {
  gameChannels.write(channels);
  tabStorage.setItem(storageKey, JSON.stringify(channels));
}

function restore(): ConversationName[] {
  try {
    const stored: unknown = JSON.parse(tabStorage.getItem(storageKey) ?? "[]");
    return Array.isArray(stored) ? stored.filter((name) => /^g-\d+$/.test(name)) : [];
  } catch {
    return [];
  }
}
