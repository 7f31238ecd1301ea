import type { EventData } from "#schema/protocol/protocol.ts";
import { type WaitingProtocol, waiting } from "#schema/protocol/waiting.ts";
import { defineRoom } from "../room/kind.ts";
import type { RoomClient } from "../room/RoomClient.ts";

/** A waiting room as this client knows it. */
export type WaitingState = EventData<WaitingProtocol, "waiting:snapshot"> & {
  /** Why the room no longer exists, if it has closed. */
  readonly closed?: EventData<WaitingProtocol, "waiting:closed">;
};

/** The client's view of a waiting room; `undefined` until the first snapshot. */
export const waitingRoom = defineRoom({
  party: "waiting",
  protocol: waiting,
  whole: "waiting:snapshot",
  initial: undefined as WaitingState | undefined,
  reduce(state, { type, data }): WaitingState | undefined {
    if (type === "waiting:snapshot") return data;
    if (state === undefined) return state;
    if (type === "waiting:startGame") return { ...state, gameID: data.gameID };
    return { ...state, closed: data };
  },
});

/** Sends a request to a waiting room. */
export type AskWaiting = RoomClient<WaitingProtocol, WaitingState | undefined>["ask"];
