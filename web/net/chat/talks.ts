import { createStore } from "#web/ui/store.ts";
import { useStore } from "#web/ui/useStore.ts";
import { onOtherSession } from "../session.ts";
import { generalChannel, newsChannel, type TalkName } from "./talk.ts";

export interface Talks {
  /** The user's channels, in menu order. */
  channels: readonly TalkName[];
  /** The channel of the game or tournament on screen, if the user has access to it. */
  onScreen?: TalkName;
  /** The talk on screen. */
  selected: TalkName;
  /** The number of unread messages per channel. */
  missed: Readonly<Record<TalkName, number>>;
}

const nothing: Talks = { channels: [generalChannel, newsChannel], selected: generalChannel, missed: {} };

/** The talks of this tab. They are reset when somebody signs in or out. */
export const talks = createStore<Talks>(nothing);
onOtherSession(() => talks.write(nothing));

export function useTalks(): Talks {
  return useStore(talks);
}

export function selectTalk(talk: TalkName): void {
  talks.write({ ...talks.read(), selected: talk });
}

/** Sets the user's channels; `onScreen` is that of the game or tournament on screen. */
export function setChannels(channels: readonly TalkName[], onScreen?: TalkName): void {
  const before = talks.read();
  talks.write({ ...before, channels, onScreen, selected: nextSelection(before, channels, onScreen) });
}

/**
 * Selects the talk: entering a waiting room, a table or a tournament's page selects its channel, and leaving the selected one selects
 * general. The order in which the tab learns that the user plays a game and that it is on screen does not matter.
 */
export function nextSelection(
  before: Pick<Talks, "channels" | "selected" | "onScreen">,
  channels: readonly TalkName[],
  onScreen?: TalkName,
): TalkName {
  const cameTo = (talk: TalkName) =>
    talk.startsWith("w-") ? !before.channels.includes(talk) : talk === onScreen && talk !== before.onScreen;
  const entered = channels.find(cameTo);
  if (entered !== undefined) return entered;
  const { selected } = before;
  return before.channels.includes(selected) && !channels.includes(selected) ? generalChannel : selected;
}

export function setMissed(channel: TalkName, count: number): void {
  const { missed, ...others } = talks.read();
  if ((missed[channel] ?? 0) !== count) talks.write({ ...others, missed: { ...missed, [channel]: count } });
}
