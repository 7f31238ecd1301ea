import type { Person, Readers } from "#schema/rooms.ts";

/**
 * The state of a channel besides its messages, a plain value; changes.ts computes the next one from it. `leader` may hide
 * messages where the kind of the channel allows it; `ends` is when it ends (ms UTC), null for never.
 */
export interface ChannelState {
  readonly members: readonly Person[];
  readonly leader: Person | null;
  readonly ends: number | null;
  /** Who reads the channel of a tournament besides its members; null as long as the channel has not been told. */
  readonly readers: Readers | null;
  /** How many messages, from the first on, were written elsewhere: spectators do not read them. */
  readonly taken: number;
}

/** The state of a channel that has not opened: nobody belongs to it. */
export const unopened: ChannelState = { members: [], leader: null, ends: null, readers: null, taken: 0 };

/** Whether the channel has opened (then it has a state) and not ended by now (ms UTC). */
export function isOpen(state: ChannelState | undefined, now: number): boolean {
  return state !== undefined && (state.ends === null || state.ends > now);
}
