import { useSyncExternalStore } from "react";
import { createStore } from "#web/ui/store.ts";
import { onOtherSession } from "../otherSession.ts";
import { generalChannel, newsChannel, type TalkName } from "./talk.ts";

export interface Talks {
  /** The channels that one is in, in the order of the menu. */
  channels: readonly TalkName[];
  /** That of the game one looks at, if one is in it. */
  onScreen?: TalkName;
  /** The talk that the chat shows. */
  selected: TalkName;
  /** How many messages came to a channel that was not looked at. */
  missed: Readonly<Record<TalkName, number>>;
}

const nothing: Talks = { channels: [generalChannel, newsChannel], selected: generalChannel, missed: {} };

/** The talks of this tab. Whoever signs in or out begins anew. */
export const talks = createStore<Talks>(nothing);
onOtherSession(() => talks.write(nothing));

export function useTalks(): Talks {
  return useSyncExternalStore(talks.subscribe, talks.read);
}

export function selectTalk(talk: TalkName): void {
  talks.write({ ...talks.read(), selected: talk });
}

/** Learns in which channels one is now; `onScreen` is that of the game one looks at. */
export function setChannels(channels: readonly TalkName[], onScreen?: TalkName): void {
  const before = talks.read();
  talks.write({ ...before, channels, onScreen, selected: nextSelection(before, channels, onScreen) });
}

/**
 * Who comes into a waiting room or to a table talks there; who leaves what was shown is back in general. That one plays a
 * game and that one looks at it is learnt in any order.
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
