import { useEffect, useMemo } from "react";
import type { Protocol } from "#schema/protocol/protocol.ts";
import { useStore } from "#web/ui/useStore.ts";
import type { RoomKind } from "./kind.ts";
import { RoomClient } from "./RoomClient.ts";

/**
 * Connects a room while the component is shown. Use it once per page and pass on the result.
 * @param kind the result of `defineRoom`
 * @param room the room's name
 * @returns the state folded from the room's events, the state of the connection, and a function for requests to the
 * room
 */
export function useRoom<P extends Protocol, State>(kind: RoomKind<P, State>, room: string) {
  const client = useMemo(() => new RoomClient(kind, room), [kind, room]);
  useEffect(() => {
    client.open();
    return () => client.close();
  }, [client]);
  const { state, connection } = useStore(client);
  return { state, connection, ask: client.ask };
}
