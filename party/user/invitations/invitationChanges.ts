import { limits } from "#schema/limits.ts";
import type { Invitation } from "#schema/protocol/user.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import type { Invited } from "#schema/rooms.ts";
import { type Change, type Changed, changesOf } from "../../changed.ts";
import { type Effect, publish, send } from "../effects.ts";

/** An invitation that the person has received, as its sender was called then. `at` in ms UTC. */
export interface Received {
  waitingID: WaitingID;
  byID: number;
  username: string;
  at: number;
  /** Whether it is unanswered; otherwise it is declined. */
  isOpen: boolean;
}

/** A user whom the person invites, and where to. */
export type Invitee = { userID: number; waitingID: WaitingID };

/** An invitation that the person has sent. `at` in ms UTC. */
export type Sent = Invitee & { at: number };

/** A person's invitations. */
export interface InvitationState {
  /** In the order in which they first came. */
  readonly received: readonly Received[];
  /** Those from where the person waits, in the order in which they were sent. */
  readonly sent: readonly Sent[];
}

/** What other parts know. */
export interface Facts {
  /** Where the person waits. */
  waitsIn: WaitingID | null;
  /** Which of the senders the person has muted. */
  muted: ReadonlySet<number>;
}

/** Who asks to invite somebody, and whom. */
export interface Asking {
  isGuest: boolean;
  /** Whether moderation keeps the person from writing. */
  isBlocked: boolean;
  waitsIn: WaitingID | null;
  /** The id of the friend with the name that was given, if there is one. */
  friendID: number | undefined;
}

type AskingRefusal = "members_only" | "blocked" | "not_waiting" | "not_friends";

const { changed, andThen } = changesOf<InvitationState, Effect>();

/** The unanswered invitations, earliest first, without those of muted users. */
export function shown(received: readonly Received[], muted: ReadonlySet<number>): Invitation[] {
  return received
    .filter(({ isOpen, byID }) => isOpen && !muted.has(byID))
    .toSorted((one, other) => one.at - other.at)
    .map(({ waitingID, username, at }) => ({ waitingID, username, at }));
}

/** Whom the person may try to invite, and where to, or why not. */
export function inviteeOf({
  isGuest,
  isBlocked,
  waitsIn,
  friendID,
}: Asking): Invitee | { error: AskingRefusal } {
  if (isGuest) return { error: "members_only" };
  if (isBlocked) return { error: "blocked" };
  if (waitsIn === null) return { error: "not_waiting" };
  if (friendID === undefined) return { error: "not_friends" };
  return { userID: friendID, waitingID: waitsIn };
}

/** The person invites somebody who may be invited. Meanwhile the person may have left. `at` in ms UTC. */
export function sent(
  invitations: InvitationState,
  { userID, waitingID }: Invitee,
  at: number,
  waitsIn: WaitingID | null,
): Change<InvitationState, Effect, "not_waiting"> {
  if (waitsIn !== waitingID) return { error: "not_waiting" };
  const others = invitations.sent.filter((one) => one.userID !== userID || one.waitingID !== waitingID);
  const one = { userID, waitingID, at };
  return changed({ ...invitations, sent: [...others, one] }, toInvitee(one));
}

/** The person withdraws an invitation. */
export function withdrawn(
  invitations: InvitationState,
  { userID, waitingID }: Invitee,
): Changed<InvitationState, Effect> {
  const isMeant = (one: Invitee) => one.userID === userID && one.waitingID === waitingID;
  if (!invitations.sent.some(isMeant)) return changed(invitations);
  const sent = invitations.sent.filter((one) => !isMeant(one));
  return changed({ ...invitations, sent }, toInvitee({ userID, waitingID }));
}

/** Somebody invites the person, or has a new name. */
export function invited(
  invitations: InvitationState,
  invitation: Invited,
  facts: Facts,
): Changed<InvitationState, Effect> {
  const { by, waitingID } = invitation;
  const notice: Effect = { kind: "notice", notice: { kind: "invitation", waitingID, username: by.name } };
  if (waitingID === facts.waitsIn) return changed(invitations, notice);
  const received = latest(withReceived(invitations.received, invitation));
  return andThen(published({ ...invitations, received }, facts), (state) => changed(state, notice));
}

/** The user with this id has withdrawn an invitation. A declined one is remembered: asking again would reopen it. */
export function takenBack(
  invitations: InvitationState,
  waitingID: WaitingID,
  byID: number,
  facts: Facts,
): Changed<InvitationState, Effect> {
  const isGone = (one: Received) => one.waitingID === waitingID && one.byID === byID && one.isOpen;
  const received = invitations.received.filter((one) => !isGone(one));
  return published({ ...invitations, received }, facts);
}

/** The person declines all invitations to this waiting room. */
export function declined(
  invitations: InvitationState,
  waitingID: WaitingID,
  facts: Facts,
): Changed<InvitationState, Effect> {
  const isMeant = (one: Received) => one.waitingID === waitingID && one.isOpen;
  if (!invitations.received.some(isMeant)) return changed(invitations);
  const received = invitations.received.map((one) => (isMeant(one) ? { ...one, isOpen: false } : one));
  return published({ ...invitations, received }, facts);
}

/**
 * The person waits in this waiting room from now on, or in none: invitations to elsewhere are withdrawn, and those to
 * this room are settled.
 */
export function waitsNow(
  invitations: InvitationState,
  waitingID: WaitingID | null,
  facts: Facts,
): Changed<InvitationState, Effect> {
  const stay = invitations.sent.filter((one) => one.waitingID === waitingID);
  const left = invitations.sent.filter((one) => one.waitingID !== waitingID);
  const withdrawn = changed({ ...invitations, sent: stay }, left.map(toInvitee));
  return waitingID === null ? withdrawn : andThen(withdrawn, (state) => settled(state, waitingID, facts));
}

/** The person has come: there are no invitations to this room any more, and another one would be new. */
function settled(
  invitations: InvitationState,
  waitingID: WaitingID,
  facts: Facts,
): Changed<InvitationState, Effect> {
  const received = invitations.received.filter((one) => one.waitingID !== waitingID);
  if (received.length === invitations.received.length) return changed(invitations);
  return published({ ...invitations, received }, facts);
}

/** The person has a new name, which sent invitations contain. */
export function renamed(invitations: InvitationState): Changed<InvitationState, Effect> {
  return changed(invitations, invitations.sent.map(toInvitee));
}

/** All tabs get the unanswered invitations. */
export function published(invitations: InvitationState, { muted }: Facts): Changed<InvitationState, Effect> {
  const event = publish("user:invitations", { invitations: shown(invitations.received, muted) });
  return changed(invitations, event);
}

/** The account was deleted. What the person has sent was withdrawn when the person left. */
export function forgotten(invitations: InvitationState): Changed<InvitationState, Effect> {
  return changed({ ...invitations, received: [] });
}

/** Adds a received invitation. Whoever has declined a table is not asked to it again, by nobody; a name may be new. */
function withReceived(received: readonly Received[], { by, waitingID, at }: Invited): readonly Received[] {
  const known = received.find((one) => one.waitingID === waitingID && one.byID === by.id);
  const isOpen = received.every((one) => one.waitingID !== waitingID || one.isOpen);
  if (known === undefined) return [...received, { waitingID, byID: by.id, username: by.name, at, isOpen }];
  if (known.username === by.name && known.at === at) return received;
  const next = { ...known, username: by.name, at };
  return received.map((one) => (one === known ? next : one));
}

/** As many received invitations as are kept. Of two from the same time the first one to come stays. */
function latest(received: readonly Received[]): readonly Received[] {
  const kept = received.toSorted((one, other) => other.at - one.at).slice(0, limits.invitationsKept);
  return received.filter((one) => kept.includes(one));
}

/** The outbox message about an invitation, of which its recipient gets the current state. */
function toInvitee({ userID, waitingID }: Invitee): Effect {
  return send("invitation", { userID, waitingID });
}
