import type { Writing } from "#schema/protocol/message.ts";
import type { Viewer } from "../events.ts";

/** A viewer is a member together with what keeps it from writing, if anything does. */
export function userOf(viewer: Viewer): number {
  return Number(viewer.slice(0, viewer.indexOf(" ")));
}

export function writingFor(viewer: Viewer): Writing {
  return JSON.parse(viewer.slice(viewer.indexOf(" ") + 1));
}
