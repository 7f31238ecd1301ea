import type { Warning } from "#schema/rooms.ts";
import { type Changed, changesOf } from "../../changed.ts";
import { type Effect, publish } from "../effects.ts";

/** A warning. A read one is kept, so that it is not shown again. */
export type KeptWarning = Readonly<Warning> & { readonly isRead: boolean };

/** The person's warnings, in order. */
type Warnings = readonly KeptWarning[];

const { changed } = changesOf<Warnings, Effect>();

/** Moderation warns the person. The same warning may come twice. */
export function warned(warnings: Warnings, { id, reason }: Warning): Changed<Warnings, Effect> {
  if (warnings.some((one) => one.id === id)) return published(warnings);
  return published([...warnings, { id, reason, isRead: false }]);
}

/** The person has read a warning. */
export function read(warnings: Warnings, id: string): Changed<Warnings, Effect> {
  return published(warnings.map((one) => (one.id === id && !one.isRead ? { ...one, isRead: true } : one)));
}

/** The account was deleted. */
export function forgotten(): Changed<Warnings, Effect> {
  return changed([]);
}

/** The unread ones, in order. */
export function unreadOf(warnings: Warnings): Warning[] {
  return warnings.filter(({ isRead }) => !isRead).map(({ id, reason }) => ({ id, reason }));
}

function published(warnings: Warnings): Changed<Warnings, Effect> {
  return changed(warnings, publish("user:warnings", { warnings: unreadOf(warnings) }));
}
