import { limits } from "#schema/limits.ts";
import { type Changed, changesOf } from "../../changed.ts";
import { type Effect, send } from "../effects.ts";

/** For how long the person has been away with unread messages. Times in ms UTC. */
export interface Absence {
  /** When a tab was last seen to open, to close or to be open. */
  readonly seenAt: number;
  /** Since when there have been unread messages, if there are any. */
  readonly unreadSince: number | null;
  /** Whether a mail was sent since the person was last here. */
  readonly isMailed: boolean;
}

type Next = Changed<Absence, Effect>;

const { changed } = changesOf<Absence, Effect>();

/** Chats have changed. @param isUnread whether any chat has unread messages now */
export function chatsChanged(absence: Absence, isUnread: boolean, now: number): Next {
  const unreadSince = isUnread ? (absence.unreadSince ?? now) : null;
  return dated(unreadSince === absence.unreadSince ? absence : { ...absence, unreadSince });
}

/** A tab has opened or closed: the person is here, or was until now. */
export function seen(absence: Absence, now: number): Next {
  return dated({ ...absence, seenAt: now, isMailed: false });
}

/** Time has passed: the mail may be due, unless a tab is open. */
export function passed(absence: Absence, isHere: boolean, now: number): Next {
  if (isHere) return seen(absence, now);
  const at = mailAt(absence);
  if (at === undefined || now < at) return dated(absence);
  return changed({ ...absence, isMailed: true }, send("unreadMail", {}));
}

/** The clock was set back by so much (ms): the mail comes as soon as was meant. */
export function clockSetBack(absence: Absence, back: number): Next {
  const { seenAt, unreadSince } = absence;
  return dated({
    ...absence,
    seenAt: seenAt - back,
    unreadSince: unreadSince === null ? null : unreadSince - back,
  });
}

function dated(absence: Absence): Next {
  return changed(absence, { kind: "due", due: "unread", at: mailAt(absence) });
}

/** When the mail is due (ms UTC), if there is one. */
function mailAt({ seenAt, unreadSince, isMailed }: Absence): number | undefined {
  if (unreadSince === null || isMailed) return undefined;
  return Math.max(seenAt, unreadSince) + limits.unreadMailAfterMs;
}
