import { type LobbyProtocol, lobby } from "#schema/protocol/lobby.ts";
import type { EventData, EventType } from "#schema/protocol/protocol.ts";
import { defineRoom } from "../room/kind.ts";

/**
 * The waiting rooms, the running games and the number of users online; `waiting` and `running` newest first. The public
 * tournaments that have not ended, the next one first, and the winners of the last one.
 */
export type LobbyState = EventData<LobbyProtocol, "lobby:snapshot">;
/** The public view of a waiting room, with its slots team by team. */
export type WaitingGame = LobbyState["waiting"][number];
export type WaitingSlot = WaitingGame["slots"][number];
/** A public tournament that has not ended. */
export type CurrentTournament = LobbyState["tournaments"][number];
/** A public running game. */
export type RunningGame = LobbyState["running"][number];

const asTold = <Data>(_: LobbyState, data: Data): Data => data;

/** What each event changes; a snapshot is all of it. */
const changes = {
  "info:serverConnections": (_, connections) => ({ connections }),
  "waiting:getGames": ({ waiting }, data) => ({ waiting: changedList(waiting, data) }),
  "games:getRunningGames": ({ running }, data) => ({ running: changedList(running, data) }),
  "tournament:public:current": asTold,
  "tournament:winners:update": asTold,
  "queue:counts": asTold,
} satisfies {
  [Type in Exclude<EventType<LobbyProtocol>, "lobby:snapshot">]: (
    state: LobbyState,
    data: EventData<LobbyProtocol, Type>,
  ) => Partial<LobbyState>;
};

/** The client's view of the lobby; `undefined` until the first snapshot. */
export const lobbyRoom = defineRoom({
  party: "lobby",
  protocol: lobby,
  whole: "lobby:snapshot",
  initial: undefined as LobbyState | undefined,
  reduce(state, { type, data }): LobbyState | undefined {
    if (type === "lobby:snapshot") return data;
    if (state === undefined || !Object.hasOwn(changes, type)) return state;
    return { ...state, ...changes[type](state, data as never) };
  },
});

interface Listed {
  id: string | number;
  created: number;
}

/** Updates a list: adds or replaces the changed entries and removes those that are gone. */
export function changedList<Item extends Listed>(
  list: readonly Item[],
  { changed, gone }: { changed: readonly Item[]; gone: readonly Item["id"][] },
): Item[] {
  const items = new Map<Item["id"], Item>(list.map((item) => [item.id, item]));
  for (const item of changed) items.set(item.id, item);
  for (const id of gone) items.delete(id);
  return [...items.values()].sort((one, other) => other.created - one.created);
}
