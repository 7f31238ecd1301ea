import { limits } from "#schema/limits.ts";
import type { Writing } from "#schema/protocol/message.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import { gameRoom, tournamentRoom, waitingRoom } from "#schema/roomNames.ts";
import type { Circle, Identity, ModerationStatus, Person, RoomBindings } from "#schema/rooms.ts";

/**
 * The kind of a channel, derived from its name. `may` is what somebody may do as far as the channel is concerned;
 * `undefined` means not even read. Where `canHide` is set, its leader and the admins of the site may hide messages.
 */
export type ChannelKind = {
  /**
   * The members of the channel and when it ends; null if the channel does not exist. A kind without `circle` is open to
   * everybody, for ever.
   */
  circle?(env: RoomBindings): Promise<Circle | null>;
  may(
    identity: Identity | null,
    members: readonly Person[],
    moderationStatus: ModerationStatus | null,
    /** Whether the channel lets others than its members read, as far as this reader is concerned. */
    isOpen: boolean,
  ): Writing["may"] | undefined;
  canHide?: true;
  /** Whether the circle says who reads besides the members. */
  hasReaders?: true;
  /** How long messages are kept, in ms; null for ever. */
  storedMs: number | null;
  /** How long they are shown, in ms, unless as long as the channel keeps them. */
  shownMs?: number;
  /** Whether a crowd has to write slowly. */
  hasSlowMode?: true;
};

const general: ChannelKind = {
  may: (identity) =>
    identity === null ? "not_signed_in" : identity.kind === "guest" ? "members_only" : "write",
  storedMs: limits.channelMessagesStoredMs,
  shownMs: limits.generalShownMs,
  hasSlowMode: true,
};

const news: ChannelKind = {
  may: (_identity, _members, moderationStatus) => (moderationStatus?.isAdmin ? "write" : "only_admins"),
  storedMs: null,
};

/** The kind of the channel with this name. @throws for a name that no channel can have */
export function kindOf(name: string): ChannelKind {
  if (name === "general") return general;
  if (name === "news") return news;
  const id = name.slice(2);
  if (name.startsWith("g-"))
    return {
      circle: (env) => gameRoom(env, Number(id)).circle(),
      storedMs: limits.channelMessagesStoredMs,
      may: (identity, members) => (belongs(identity, members) ? "write" : "spectator"),
    };
  if (name.startsWith("w-"))
    return {
      circle: (env) => waitingRoom(env, id as WaitingID).circle(),
      storedMs: limits.channelMessagesStoredMs,
      may: (identity, members) => (belongs(identity, members) ? "write" : undefined),
    };
  if (name.startsWith("t-"))
    return {
      circle: (env) => tournamentRoom(env, Number(id)).circle(),
      storedMs: limits.channelMessagesStoredMs,
      may: (identity, members, moderationStatus, isOpen) => {
        if (belongs(identity, members)) return "write";
        if (!isOpen) return undefined;
        return moderationStatus?.isAdmin ? "write" : "spectator";
      },
      canHide: true,
      hasReaders: true,
    };
  throw new Error(`expected the name of a channel, found "${name}"`);
}

function belongs(identity: Identity | null, members: readonly Person[]): boolean {
  return members.some((member) => member.kind === identity?.kind && member.id === identity.id);
}
