import type { Writing } from "#schema/protocol/message.ts";
import type { Person } from "#schema/rooms.ts";
import type { Viewer } from "../events.ts";

export function user(id: number): Person {
  return { kind: "user", id };
}

/** A viewer is a member together with what keeps it from writing, if anything does. */
export function userOf(viewer: Viewer): number {
  return Number(viewer.slice(0, viewer.indexOf(" ")));
}

export function writingFor(viewer: Viewer): Writing {
  return JSON.parse(viewer.slice(viewer.indexOf(" ") + 1));
}
