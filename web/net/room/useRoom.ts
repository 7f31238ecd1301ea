import { useEffect, useMemo, useSyncExternalStore } from "react";
import type { Protocol } from "#schema/protocol/protocol.ts";
import type { RoomKind } from "./kind.ts";
import { RoomClient } from "./RoomClient.ts";

export { defineRoom } from "./kind.ts";

/**
 * A room as long as the component is shown. Use it once a page and hand on what it gives.
 * @param kind what `defineRoom` gave
 * @param room the room's name
 * @returns the state that was folded from the room's events, how the connection stands, and a way to ask the room
 */
export function useRoom<P extends Protocol, State>(kind: RoomKind<P, State>, room: string) {
  const client = useMemo(() => new RoomClient(kind, room), [kind, room]);
  useEffect(() => {
    client.open();
    return () => client.close();
  }, [client]);
  const { state, connection } = useSyncExternalStore(client.subscribe, client.read);
  return { state, connection, ask: client.ask };
}
