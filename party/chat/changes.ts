import { limits } from "#schema/limits.ts";
import { isDeleted } from "#schema/names.ts";
import type { ChatID } from "#schema/protocol/chatOverview.ts";
import type { ChatConditions, Identity, OpenChat, OtherMember } from "#schema/rooms.ts";
import { type Change, type Changed, changesOf } from "../changed.ts";
import {
  type ChatState,
  concernedBy,
  conditionsIn,
  inviterOf,
  isGroup,
  leaverIn,
  type Member,
  memberIn,
  visibleIn,
} from "./state.ts";

/**
 * The reducer of a chat: each change returns the next state and what has to be done about it, or the code of a refusal.
 * Messages have their own table, so `last` is the number of the last one.
 */
export type ChatChange<Code extends string> = Change<ChatState, ChatEffect, Code>;
export type ChatChanged = Changed<ChatState, ChatEffect>;

/** What has to be done outside of the reducer, once the next state is stored. */
export type ChatEffect =
  /** The own rooms of these users are told how the chat stands for them. */
  | { kind: "news"; to: readonly Recipient[] }
  /** The own rooms of these members are asked what the chat must know of them. */
  | { kind: "askConditions"; of: readonly number[] }
  /** Everybody who looks at the chat is told its title and members. */
  | { kind: "changed" }
  /** The chat has no members any more: it is deleted as soon as its messages are gone from libSQL and all are told. */
  | { kind: "end" };

/** A member or leaver; the member may be gone by the time when the news arrive. */
export type Recipient = { readonly userID: number; readonly name: string };

const { changed } = changesOf<ChatState, ChatEffect>();

const unknown: ChatConditions = { v: 0, muted: [], games: [] };

/** A new chat. The recipient sees a private one from its first message on, and has not muted who opens it. */
export function opened({ chatID, title, by, conditions, others, createdAt }: OpenChat): ChatChanged {
  const isHidden = title === null;
  const state: ChatState = {
    id: chatID as ChatID,
    title,
    created: createdAt,
    members: [
      newMember({ ...by, blockedUntil: null }, 0),
      ...others.map((one) => newMember(one, 0, isHidden)),
    ],
    leavers: [],
    conditions: [{ userID: by.id, ...conditions }, ...others.map((one) => ({ userID: one.id, ...unknown }))],
  };
  return changed(state, askAll(state), news(visibleIn(state)));
}

/** A chat that is there already, for a member who opens it: a private one that the member has left is shown again. */
export function openedAgain(state: ChatState, userID: number, conditions: ChatConditions): ChatChanged {
  const isHidden = memberIn(state, userID)?.isHidden ?? false;
  const shown = isHidden ? withMember(state, userID, { isHidden: false }) : state;
  const { state: next } = conditionsNoted(shown, userID, conditions);
  return changed(next, askAll(next), news(visibleIn(next)));
}

/** What a member's own room tells of the member, unless something newer is known. */
export function conditionsNoted(state: ChatState, userID: number, conditions: ChatConditions): ChatChanged {
  const known = conditionsIn(state, userID);
  if (memberIn(state, userID) === undefined || (known && known.v >= conditions.v)) return changed(state);
  const { v, muted, games } = conditions;
  const others = state.conditions.filter((one) => one !== known);
  return changed({ ...state, conditions: [...others, { userID, v, muted, games }] });
}

/** A member has read the messages up to this one. */
export function read(state: ChatState, userID: number, upTo: number, last: number): ChatChanged {
  const member = memberIn(state, userID);
  const read = Math.min(upTo, last);
  if (member === undefined || member.read >= read) return changed(state);
  return changed(withMember(state, userID, { read }), news([member]));
}

/** A member writes a message: whoever has left a private chat sees it again. */
export function written(state: ChatState, userID: number): ChatChange<"not_found"> {
  const member = memberIn(state, userID);
  if (member === undefined || member.isHidden) return { error: "not_found" };
  const hidden = state.members.filter(({ isHidden }) => isHidden);
  const next = hidden.reduce((so, one) => withMember(so, one.userID, { isHidden: false }), state);
  return changed(next, news(next.members));
}

/** A message has lost its text, which may be the last one in the members' lists. */
export function messageHidden(state: ChatState): ChatChanged {
  return changed(state, news(visibleIn(state)));
}

export function titled(state: ChatState, title: string): ChatChange<"not_group"> {
  if (!isGroup(state)) return { error: "not_group" };
  return state.title === title ? changed(state) : announced({ ...state, title });
}

/** Why nobody can add this user; undefined if a member can, provided that the user wants it. */
export function refusalToAdd(
  state: ChatState,
  userID: number,
): "not_group" | "already_member" | "full" | undefined {
  if (!isGroup(state)) return "not_group";
  if (memberIn(state, userID) !== undefined) return "already_member";
  return isFull(state) ? "full" : undefined;
}

/** A member adds a user, who sees what is written from now on. A leaver is invited, unless they have declined before. */
export function added(
  state: ChatState,
  { by, user, last }: { by: number; user: OtherMember; last: number },
): ChatChange<NonNullable<ReturnType<typeof refusalToAdd>> | "not_found" | "has_left"> {
  if (memberIn(state, by) === undefined) return { error: "not_found" };
  const refusal = refusalToAdd(state, user.id);
  if (refusal) return { error: refusal };
  const leaver = leaverIn(state, user.id);
  if (leaver === undefined) return takenIn(state, user, last);
  if (leaver.hasDeclined) return { error: "has_left" };
  const leavers = state.leavers.map((one) => (one === leaver ? { ...leaver, invitedBy: by } : one));
  const next = { ...state, leavers };
  return changed(next, news(concernedBy(next)));
}

/** A leaver accepts or declines (for good) to come back. */
export function invitationAnswered(
  state: ChatState,
  { identity, isAccepted, last }: { identity: Identity; isAccepted: boolean; last: number },
): ChatChange<"not_found" | "full"> {
  if (inviterOf(state, identity.id) === undefined) return { error: "not_found" };
  if (isAccepted && isFull(state)) return { error: "full" };
  if (isAccepted) return takenIn(state, { ...identity, blockedUntil: null }, last);
  const leavers = state.leavers.map((one) =>
    one.userID === identity.id ? { ...one, invitedBy: null, hasDeclined: true } : one,
  );
  return changed({ ...state, leavers });
}

/**
 * A member leaves. Whoever leaves a group is gone and comes back only with their own consent. Whoever leaves a private
 * chat sees it again with the next message.
 */
export function left(state: ChatState, userID: number, last: number): ChatChanged {
  const member = memberIn(state, userID);
  if (member === undefined) return changed(state);
  if (!isGroup(state))
    return changed(withMember(state, userID, { isHidden: true, since: last, read: last }), news([member]));
  const rest = without(state, userID);
  const leaver = { userID, name: member.name, invitedBy: null, hasDeclined: false };
  const next = { ...rest, leavers: [...rest.leavers, leaver] };
  const { effects } = announced(next);
  return changed(next, news([member]), effects, endIfEmpty(next));
}

/**
 * A user has a new name, or (an empty one) the account is deleted.
 * @param isAuthorRenamed whether messages of the user have changed
 */
export function renamed(state: ChatState, identity: Identity, isAuthorRenamed: boolean): ChatChanged {
  const { id: userID, name } = identity;
  const member = memberIn(state, userID);
  const isSeen = isAuthorRenamed || isMemberRenamed(state, identity);
  const next = isDeleted(identity) ? without(state, userID) : withName(state, userID, name);
  return changed(next, isSeen ? news(concernedBy(next)) : [], member === undefined ? [] : endIfEmpty(next));
}

/** Whether this is another name for a member, which the others see. */
export function isMemberRenamed(state: ChatState, { id, name }: Identity): boolean {
  const member = memberIn(state, id);
  return member !== undefined && member.name !== name;
}

/** Moderation blocks a member from writing until then, or not any more. All members see who can't answer. */
export function blocked(state: ChatState, userID: number, until: number | null): ChatChanged {
  const member = memberIn(state, userID);
  if (member === undefined || member.blockedUntil === until) return changed(state);
  return changed(withMember(state, userID, { blockedUntil: until }), { kind: "changed" });
}

function takenIn(state: ChatState, user: OtherMember, last: number): ChatChanged {
  const next = { ...without(state, user.id), members: [...state.members, newMember(user, last)] };
  const { effects } = announced(next);
  return changed(next, askAll(next), effects);
}

/** All who see the chat are told its title and members. */
function announced(state: ChatState): ChatChanged {
  return changed(state, { kind: "changed" }, news(concernedBy(state)));
}

function news(to: readonly Recipient[]): ChatEffect {
  return { kind: "news", to: to.map(({ userID, name }) => ({ userID, name })) };
}

/** The members have changed: what must be known of each may have, too. */
function askAll({ members }: ChatState): ChatEffect {
  return { kind: "askConditions", of: members.map(({ userID }) => userID) };
}

function endIfEmpty({ members }: ChatState): ChatEffect[] {
  return members.length === 0 ? [{ kind: "end" }] : [];
}

function isFull({ members }: ChatState): boolean {
  return members.length >= limits.chatMembers;
}

function newMember({ id, name, blockedUntil }: OtherMember, last: number, isHidden = false): Member {
  return { userID: id, name, since: last, read: last, isHidden, blockedUntil };
}

function withMember(state: ChatState, userID: number, change: Partial<Member>): ChatState {
  const members = state.members.map((one) => (one.userID === userID ? { ...one, ...change } : one));
  return { ...state, members };
}

function withName(state: ChatState, userID: number, name: string): ChatState {
  const rename = <Person extends Recipient>(one: Person): Person =>
    one.userID === userID && one.name !== name ? { ...one, name } : one;
  return { ...state, members: state.members.map(rename), leavers: state.leavers.map(rename) };
}

/** The chat without a user, neither as a member nor as a leaver. */
function without(state: ChatState, userID: number): ChatState {
  const isOther = (one: { userID: number }) => one.userID !== userID;
  return {
    ...state,
    members: state.members.filter(isOther),
    leavers: state.leavers.filter(isOther),
    conditions: state.conditions.filter(isOther),
  };
}
