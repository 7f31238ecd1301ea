import type { Person } from "#schema/rooms.ts";
import type { Viewer } from "../events.ts";

/** Whose eyes somebody sees the room with; who came without a ticket sees it as nobody. */
export function viewerFor(person: Person | null): Viewer {
  return person === null ? spectator : `${person.kind} ${person.id}`;
}

/** The person that a viewer stands for; `null` for a spectator. */
export function personOf(viewer: Viewer): Person | null {
  const [kind, id] = viewer.split(" ");
  return id === undefined ? null : { kind: kind as Person["kind"], id: Number(id) };
}

const spectator: Viewer = "spectator";
