import { isDeleted } from "#schema/names.ts";
import { channelRoom, gameRoom, lobbyName, lobbyRoom, userRoom, waitingChannel } from "#schema/roomNames.ts";
import type { Identity, RematchNews, RoomBindings } from "#schema/rooms.ts";
import { laneTo, laneToPerson } from "../lanes.ts";
import type { OutboxKinds } from "../outboxKinds.ts";
import { type WaitingMessages, waitingMessages } from "./outboxMessages.ts";
import { isFull, isHuman, publicGame, slotOf, type WaitingState } from "./state.ts";

/** A waiting room, as far as it is needed here. */
type Waiting = {
  env: RoomBindings;
  state(): WaitingState;
  /** How the rematch stands. */
  rematch(): RematchNews;
  /** The longest delay before the game is tried again, in ms. */
  beginRetryMaxMs(): number;
};

/** The outbox messages by which a waiting room tells others how it stands now, whatever they were queued for. */
export function kindsToOthers({ env, state, rematch, beginRetryMaxMs }: Waiting) {
  /** Tells the previous game who wants the rematch; when this room has closed, its players may start another one. */
  const tellGameBefore = async () => {
    const { id, rematchOf } = state();
    if (rematchOf !== null) await gameRoom(env, rematchOf).rematchChanged(id, rematch());
  };
  return {
    release: {
      schema: waitingMessages.release,
      lane: ({ person }) => laneToPerson(person),
      deliver: ({ person, since }) => userRoom(env, person).release(state().id, since),
    },
    full: {
      schema: waitingMessages.full,
      lane: ({ identity }) => laneToPerson(identity),
      deliver: async ({ identity }) => {
        const room = state();
        if (room.closed !== null || room.isStarting || !isFull(room) || slotOf(room, identity) < 0) return;
        await userRoom(env, identity).notify(identity, { kind: "roomFull", waitingID: room.id });
      },
    },
    channel: {
      schema: waitingMessages.channel,
      lane: () => "channel",
      deliver: () => channelRoom(env, waitingChannel(state().id)).circleChanged(),
    },
    listing: {
      schema: waitingMessages.listing,
      lane: () => laneTo({ party: "lobby", room: lobbyName }),
      deliver: async ({ v }) => {
        const room = state();
        if (room.closed !== null || room.gameID !== null) await lobbyRoom(env).waitingGone(room.id, v);
        else await lobbyRoom(env).waitingChanged(publicGame(room), v);
      },
    },
    began: {
      schema: waitingMessages.began,
      // A guest may become a user meanwhile; and whoever is told has been claimed and released before.
      lane: ({ slot }) => laneToPerson(humanOn(state(), slot)),
      deliver: async ({ slot }) => {
        const { id, gameID } = state();
        const identity = humanOn(state(), slot);
        if (gameID === null || isDeleted(identity)) return;
        await userRoom(env, identity).quickGameBegan(identity, { waitingID: id, gameID });
      },
    },
    /** The game was created, or is being created, with somebody's former identity. */
    becoming: {
      schema: waitingMessages.becoming,
      lane: ({ person }) => `game for ${laneToPerson(person)}`,
      deliver: async ({ person, identity, session }) => {
        const { gameID } = state();
        if (gameID === null) throw new Error("the game has not begun yet");
        await gameRoom(env, gameID).reseat(person, identity, session);
      },
      retryMaxMs: beginRetryMaxMs,
    },
    rematch: { schema: waitingMessages.rematch, lane: () => "previous game", deliver: tellGameBefore },
    closed: { schema: waitingMessages.closed, lane: () => "previous game", deliver: tellGameBefore },
  } satisfies Partial<OutboxKinds<WaitingMessages>>;
}

function humanOn({ slots }: WaitingState, i: number): Identity {
  const slot = slots[i] ?? null;
  if (!isHuman(slot)) throw new Error(`expected somebody on slot ${i}`);
  return slot.identity;
}
