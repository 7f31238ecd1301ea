import type { EventData } from "#schema/protocol/protocol.ts";
import { type UserProtocol, user } from "#schema/protocol/user.ts";
import { defineRoom } from "../room/kind.ts";

/** What concerns the one who plays in this tab: the one waiting room in which one sits, and one's games. */
export type OwnState = EventData<UserProtocol, "user:snapshot">;
export type OwnGames = OwnState["games"];

/** What the client makes of a user's own room. `undefined` until the first snapshot. */
export const userRoom = defineRoom({
  party: "user",
  protocol: user,
  whole: "user:snapshot",
  initial: undefined as OwnState | undefined,
  reduce(state, { type, data }): OwnState | undefined {
    if (type === "user:snapshot") return data;
    if (state === undefined) return state;
    return type === "user:waiting" ? { ...state, ...data } : { ...state, games: data };
  },
});
