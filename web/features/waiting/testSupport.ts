import { waitingID } from "#schema/protocol/waitingGame.ts";
import type { WaitingState } from "#web/net/waiting/waitingRoom.ts";

/** A person on a slot. */
export const human = (name: string, color: "red" | "blue") =>
  ({ kind: "human", name, color, isReady: false }) as const;

/** A room in which Anna waits beside Ben, who has opened it, and two slots are free. */
export const roomOfBen: WaitingState = {
  room: {
    id: waitingID.parse("AAAAAAAAAAAAAAAAAAAAAA"),
    ...{ nPlayers: 4, nTeams: 2, meister: true, private: false, membersOnly: false, moveTimeMs: null },
    admin: "Ben",
    created: 1,
    slots: [human("Ben", "red"), human("Anna", "blue"), { kind: "empty" }, { kind: "empty" }],
  },
  ...{ you: 1, isAdmin: false, isSentAway: false, sentAway: [], isStarting: false, isRematch: false },
  ...{ gameID: null, draw: null, isCommitting: false, isRevealing: false },
};
