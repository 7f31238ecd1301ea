import { useEffect } from "react";
import type { Protocol } from "#schema/protocol/protocol.ts";
import { useStore } from "#web/ui/useStore.ts";
import type { RoomKind } from "./kind.ts";
import { RoomClient } from "./RoomClient.ts";

/**
 * The rooms of a party that several parts of the page show or watch. Each is connected while anything uses it, and all
 * users share one socket.
 */
export class SharedRooms<P extends Protocol, State> {
  readonly #kind: RoomKind<P, State>;
  readonly #rooms = new Map<string, { client: RoomClient<P, State>; users: number }>();

  constructor(kind: RoomKind<P, State>) {
    this.#kind = kind;
  }

  clientOf(name: string): RoomClient<P, State> {
    return this.#roomOf(name).client;
  }

  /** Keeps a room connected. @returns the function that releases it */
  enter(name: string): () => void {
    const room = this.#roomOf(name);
    room.users += 1;
    if (room.users === 1) room.client.open();
    return () => {
      room.users -= 1;
      if (room.users === 0) room.client.close();
    };
  }

  #roomOf(name: string) {
    const room = this.#rooms.get(name) ?? { client: new RoomClient(this.#kind, name), users: 0 };
    this.#rooms.set(name, room);
    return room;
  }
}

/** Connects a room while the component is shown: its state, its connection, and a function for requests. */
export function useSharedRoom<P extends Protocol, State>(rooms: SharedRooms<P, State>, name: string) {
  const client = rooms.clientOf(name);
  useEffect(() => rooms.enter(name), [rooms, name]);
  return { ...useStore(client), ask: client.ask };
}
