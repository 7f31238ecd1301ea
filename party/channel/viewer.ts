import type { Writing } from "#schema/protocol/message.ts";
import type { Viewer } from "../events.ts";
import type { Rights } from "./deciding.ts";

/** Ends the viewer of those who may hide messages. */
const hides = " hides";

/**
 * Everybody with the same rights is one viewer. It does not say until when somebody is blocked: the blocked would be a
 * viewer each, with events of their own.
 */
export function viewerFor({ may, mayHide }: Rights): Viewer {
  return mayHide ? may + hides : may;
}

/** The rights that a viewer stands for. */
export function rightsFor(viewer: Viewer): Rights {
  const mayHide = viewer.endsWith(hides);
  return { may: (mayHide ? viewer.slice(0, -hides.length) : viewer) as Writing["may"], mayHide };
}
