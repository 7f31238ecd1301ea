import type { ChatID, ChatInfo } from "#schema/protocol/chatOverview.ts";
import type { ChatConditions } from "#schema/rooms.ts";

/**
 * A member of a chat: the user's id and name, the number of the message after which the user sees messages (`since`),
 * the last message that the user has read, whether the user has left a private chat until the next message comes
 * (`isHidden`), and until when the user is blocked (ms UTC).
 */
export interface Member {
  readonly userID: number;
  readonly name: string;
  readonly since: number;
  readonly read: number;
  readonly isHidden: boolean;
  readonly blockedUntil: number | null;
}

/**
 * A user who has left a group and comes back only with their own consent, and the id of the member who invites that user
 * back, if any.
 */
export interface Leaver {
  readonly userID: number;
  readonly name: string;
  readonly invitedBy: number | null;
  readonly hasDeclined: boolean;
}

/** The state of a chat without its messages, a plain value; changes.ts computes the next one from it. */
export interface ChatState {
  readonly id: ChatID;
  /** The title of a group; a private chat has none. */
  readonly title: string | null;
  /** When it was opened (ms UTC). */
  readonly created: number;
  /** In order of joining. */
  readonly members: readonly Member[];
  readonly leavers: readonly Leaver[];
  /** What the members' own rooms have told of them, so that a message need not wait for them. */
  readonly conditions: readonly KnownConditions[];
}

/** What a member's own room has told of the member. */
export type KnownConditions = ChatConditions & { readonly userID: number };

export function isGroup({ title }: ChatState): boolean {
  return title !== null;
}

export function memberIn({ members }: ChatState, userID: number): Member | undefined {
  return members.find((member) => member.userID === userID);
}

export function leaverIn({ leavers }: ChatState, userID: number): Leaver | undefined {
  return leavers.find((leaver) => leaver.userID === userID);
}

export function conditionsIn({ conditions }: ChatState, userID: number): KnownConditions | undefined {
  return conditions.find((one) => one.userID === userID);
}

/** The ids of the members but this one. */
export function othersIn({ members }: ChatState, userID: number): number[] {
  return members.flatMap((member) => (member.userID === userID ? [] : [member.userID]));
}

/** The member who invites this leaver back. */
export function inviterOf(state: ChatState, userID: number): Member | undefined {
  const { invitedBy = null } = leaverIn(state, userID) ?? {};
  return invitedBy === null ? undefined : memberIn(state, invitedBy);
}

/** The members who have not left it until the next message. */
export function visibleIn({ members }: ChatState): Member[] {
  return members.filter(({ isHidden }) => !isHidden);
}

/** The users whose lists show the chat: its members, and leavers who are invited back. */
export function concernedBy(state: ChatState): (Member | Leaver)[] {
  return [...visibleIn(state), ...state.leavers.filter(({ invitedBy }) => invitedBy !== null)];
}

/** What all members see of it. */
export function infoOf({ id, title, members, created }: ChatState): ChatInfo {
  return {
    chatid: id,
    groupChat: title !== null,
    groupTitle: title,
    players: members.map(({ userID, name }) => ({ id: userID, name })),
    created,
  };
}

/** The members whom moderation blocks from writing, and until when. */
export function blockedIn({ members }: ChatState): { id: number; until: number }[] {
  return members.flatMap(({ userID: id, blockedUntil: until }) => (until === null ? [] : [{ id, until }]));
}
