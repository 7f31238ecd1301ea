import type { Message } from "#schema/protocol/message.ts";
import { daysBetween, midnightBefore } from "#web/ui/localDays.ts";

/** Messages of one sender in quick succession, which share one name. */
export interface Turn {
  sender: Message["sender"];
  messages: Message[];
}

/** The messages of one day. */
export interface Day {
  /** Local midnight at its start: it is the same whichever part of the day is shown. */
  time: number;
  turns: Turn[];
}

/** After this pause the same sender starts a new group. */
const pauseMs = 5 * 60_000;

/** Groups messages, oldest first, by day and within a day by sender. */
export function messageGroups(messages: readonly Message[]): Day[] {
  const days: Day[] = [];
  let before: Message | undefined;
  for (const message of messages) {
    const isNewDay = before === undefined || daysBetween(before.created, message.created) !== 0;
    if (isNewDay) days.push({ time: midnightBefore(message.created), turns: [] });
    const { turns } = days[days.length - 1];
    if (!isNewDay && before && goesOn(before, message)) turns[turns.length - 1].messages.push(message);
    else turns.push({ sender: message.sender, messages: [message] });
    before = message;
  }
  return days;
}

function goesOn(before: Message, message: Message): boolean {
  const isSame = before.sender !== null && before.sender.name === message.sender?.name;
  return isSame && message.created - before.created < pauseMs;
}
