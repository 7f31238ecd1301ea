import type { Writing } from "#schema/protocol/message.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import { gameRoom, waitingRoom } from "#schema/roomNames.ts";
import type { Circle, Identity, Person, RoomBindings, Standing } from "#schema/rooms.ts";

/** What a channel is by its name. `may` says what somebody may as far as the channel goes; `undefined`: not even read. */
export type ChannelKind = {
  /** Who belongs to it and until when; null where there is no such channel. Nobody in particular, for ever, without it. */
  circle?(env: RoomBindings): Promise<Circle | null>;
  may(
    identity: Identity | null,
    members: readonly Person[],
    standing: Standing | null,
  ): Writing["may"] | undefined;
};

const general: ChannelKind = {
  may: (identity) =>
    identity === null ? "not_signed_in" : identity.kind === "guest" ? "members_only" : "write",
};

const news: ChannelKind = {
  may: (_identity, _members, standing) => (standing?.isAdmin ? "write" : "only_admins"),
};

/** The kind of the channel of this name. @throws where no channel is called so */
export function kindOf(name: string): ChannelKind {
  if (name === "general") return general;
  if (name === "news") return news;
  const id = name.slice(2);
  if (name.startsWith("g-"))
    return {
      circle: (env) => gameRoom(env, Number(id)).circle(),
      may: (identity, members) => (belongs(identity, members) ? "write" : "onlooker"),
    };
  if (name.startsWith("w-"))
    return {
      circle: (env) => waitingRoom(env, id as WaitingID).circle(),
      may: (identity, members) => (belongs(identity, members) ? "write" : undefined),
    };
  throw new Error(`expected the name of a channel, found "${name}"`);
}

function belongs(identity: Identity | null, members: readonly Person[]): boolean {
  return members.some((member) => member.kind === identity?.kind && member.id === identity.id);
}
