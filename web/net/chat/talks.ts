import { useSyncExternalStore } from "react";
import { createStore } from "#web/ui/store.ts";
import { onOtherSession } from "../otherSession.ts";
import { generalChannel, newsChannel, type TalkName } from "./talk.ts";

export interface Talks {
  /** The channels that one is in, in the order of the menu. */
  channels: readonly TalkName[];
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
  talks.write({ ...before, channels, selected: nextSelection(before, channels, onScreen) });
}

/** Who comes into a waiting room or to a table talks there; who leaves what was shown is back in general. */
export function nextSelection(
  { channels: before, selected }: Pick<Talks, "channels" | "selected">,
  channels: readonly TalkName[],
  onScreen?: TalkName,
): TalkName {
  const isNew = (talk: TalkName) => !before.includes(talk);
  const entered = channels.find((talk) => isNew(talk) && (talk === onScreen || talk.startsWith("w-")));
  if (entered !== undefined) return entered;
  return before.includes(selected) && !channels.includes(selected) ? generalChannel : selected;
}

export function setMissed(channel: TalkName, count: number): void {
  const { missed, ...others } = talks.read();
  if ((missed[channel] ?? 0) !== count) talks.write({ ...others, missed: { ...missed, [channel]: count } });
}
