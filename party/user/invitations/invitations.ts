import type { NotInvitedReason } from "#schema/api/ownTables.ts";
import { limits } from "#schema/limits.ts";
import { user } from "#schema/names.ts";
import type { Invitation, UserProtocol } from "#schema/protocol/user.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import { userRoom, waitingRoom } from "#schema/roomNames.ts";
import type { Invited, Person } from "#schema/rooms.ts";
import type { Changed } from "../../changed.ts";
import type { Asked, Handlers, Reply } from "../../handlers.ts";
import { laneToPerson } from "../../lanes.ts";
import { writingOf } from "../../messages/writing.ts";
import type { OutboxKinds } from "../../outboxKinds.ts";
import { type Effect, publish } from "../effects.ts";
import { KeptTries } from "../keptTries.ts";
import { type UserMessages, userMessages } from "../outboxMessages.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { type ChangeBy, changing } from "../part.ts";
import { type Tries, tried } from "../tries.ts";
import {
  declined,
  type Facts,
  forgotten,
  type InvitationState,
  type Invitee,
  invited,
  inviteeOf,
  published,
  renamed,
  sent,
  shown,
  takenBack,
  waitsNow,
  withdrawn,
} from "./invitationChanges.ts";
import { KeptInvitations } from "./keptInvitations.ts";

type InviteReply = Reply<UserProtocol, "user:invite">;

/** What the invitations depend on. */
type Sources = {
  waitsIn(): WaitingID | null;
  hasMuted(userID: number): boolean;
  /** The id of the friend with this name, if there is one. */
  friendID(username: string): number | undefined;
  /** The name of the friend with this id, if there is one. */
  friendName(userID: number): string | undefined;
  /** Counts whom the person invites. Only inside a transaction. */
  admit(userIDs: readonly number[], now: number): { error: "too_many" } | undefined;
};

const done = { data: {} };

/**
 * A person's sent and received invitations to waiting rooms. An invitation is valid while its sender waits there, so it
 * also ends with the waiting room.
 */
export class Invitations {
  readonly #room: OwnRoom;
  readonly #sources: Sources;
  readonly #kept: KeptInvitations;
  readonly #change: ChangeBy<InvitationState>;
  readonly #changeTries: ChangeBy<Tries>;

  constructor(room: OwnRoom, sources: Sources) {
    this.#room = room;
    this.#sources = sources;
    this.#kept = new KeptInvitations(room.sqlite);
    this.#change = changing(room, this.#kept);
    this.#changeTries = changing(room, new KeptTries(room.sqlite, "invitation_times"));
  }

  readonly handlers: Pick<
    Handlers<UserProtocol>,
    "user:invite" | "user:withdrawInvitation" | "user:declineInvitation"
  > = {
    "user:invite": (asked) => this.#invite(asked),
    "user:withdrawInvitation": ({ data: { username }, now }) => {
      const [userID, waitingID] = [this.#sources.friendID(username), this.#sources.waitsIn()];
      if (userID === undefined || waitingID === null) return done;
      this.#changeSent((invitations) => withdrawn(invitations, { userID, waitingID }), now);
      return done;
    },
    "user:declineInvitation": ({ data: { waitingID } }) => {
      this.#changeByFacts((invitations, facts) => declined(invitations, waitingID, facts));
      return done;
    },
  };

  // An invitation is also withdrawn for somebody whose account has been deleted.
  readonly kinds = {
    invitation: {
      schema: userMessages.invitation,
      lane: ({ userID }) => laneToPerson(user(userID)),
      deliver: (sent) => this.#deliver(sent),
    },
  } satisfies Pick<OutboxKinds<UserMessages>, "invitation">;

  /** The unanswered ones. */
  list(): Invitation[] {
    const received = this.#kept.received();
    return shown(received, this.#mutedOf(received.map(({ byID }) => byID)));
  }

  /** Whether one to this room is unanswered. */
  isOpen(waitingID: string): boolean {
    return this.list().some((invitation) => invitation.waitingID === waitingID);
  }

  /** Whom the person has invited, and where to. */
  sent(): Invitee[] {
    return this.#kept.sent().map(({ userID, waitingID }) => ({ userID, waitingID }));
  }

  /** The names of the friends whom the person has invited to where the person waits. */
  invitedNames(): string[] {
    return this.#kept.sent().flatMap(({ userID }) => this.#sources.friendName(userID) ?? []);
  }

  /** The person now waits elsewhere, or nowhere. */
  onHold(waitingID: WaitingID | null): void {
    const before = this.invitedNames();
    this.#changeByFacts((invitations, facts) => waitsNow(invitations, waitingID, facts));
    this.#tellInvited(before);
  }

  /** The person has a new name, which sent invitations contain. */
  onRenamed(): void {
    this.#changeByFacts(renamed);
  }

  /** Invites several friends to the room where the person waits. @returns for each why not, or null */
  inviteAll(friends: readonly number[], waitingID: WaitingID): Promise<(NotInvitedReason | null)[]> {
    const now = Date.now();
    const refusals = this.#room.act(() => friends.map(() => this.#try(now)));
    return Promise.all(
      friends.map(async (userID, i) => {
        if (refusals[i]) return "too_many";
        const reply = await this.#ask({ userID, waitingID }, now).catch(() => ({ error: "failed" as const }));
        if (!("error" in reply)) return null;
        return reply.error === "not_wanted" || reply.error === "too_many" ? reply.error : "failed";
      }),
    );
  }

  /** Somebody invites the person, by their newest name. */
  onInvited(invitation: Invited): void {
    this.#changeByFacts((invitations, facts) => invited(invitations, invitation, facts), invitation.by);
  }

  onTakenBack(waitingID: WaitingID, by: Person): void {
    this.#changeByFacts((invitations, facts) => takenBack(invitations, waitingID, by.id, facts));
  }

  tell(): void {
    this.#changeByFacts(published);
  }

  /** The account was deleted. */
  forget(): void {
    this.#changeByFacts(forgotten);
  }

  /** Tells the recipient the current state, however old the outbox message is. */
  async #deliver({ userID, waitingID }: UserMessages["invitation"]): Promise<void> {
    const sent = this.#kept.sent().find((one) => one.userID === userID && one.waitingID === waitingID);
    const by = this.#room.self();
    const other = userRoom(this.#room.env, user(userID));
    if (sent === undefined) await other.takenBack(waitingID, by);
    else await other.invited({ by, waitingID, at: sent.at });
  }

  #invite({ data, moderationStatus, now }: Asked<{ username: string }>): InviteReply | Promise<InviteReply> {
    const invitee = inviteeOf({
      isGuest: this.#room.self().kind === "guest",
      isBlocked: writingOf("write", moderationStatus, now).may === "blocked",
      waitsIn: this.#sources.waitsIn(),
      friendID: this.#sources.friendID(data.username),
    });
    if ("error" in invitee) return invitee;
    return this.#try(now) ?? this.#ask(invitee, now);
  }

  async #ask(invitee: Invitee, now: number): Promise<InviteReply> {
    const { env, act } = this.#room;
    const self = this.#room.self();
    const friend = user(invitee.userID);
    if (await userRoom(env, friend).hasMuted(self)) return { error: "not_wanted" };
    const refusal = await waitingRoom(env, invitee.waitingID).refusalOf(friend, self);
    if (refusal !== null) return { error: refusal };
    const waitsIn = this.#sources.waitsIn();
    return act(
      () =>
        this.#sources.admit([invitee.userID], now) ??
        this.#changeSent((invitations) => sent(invitations, invitee, now, waitsIn), now) ??
        done,
    );
  }

  /** Changes what the person has sent, which all tabs are told. @returns the refusal, if there is one */
  readonly #changeSent: ChangeBy<InvitationState> = (reduce, now) => {
    const before = this.invitedNames();
    const refusal = this.#change(reduce, now);
    this.#tellInvited(before);
    return refusal;
  };

  #tellInvited(before: readonly string[]): void {
    const invited = this.invitedNames();
    if (String(invited) !== String(before))
      this.#room.carryOut([publish("user:invited", { invited })], Date.now());
  }

  /** Counts that the person tries to invite somebody. @returns the refusal, if there is one */
  #try(now: number) {
    return this.#changeTries((tries) => tried(tries, limits.invitationsPerPeriod, now), now);
  }

  /** Changes the invitations by what other parts know. `by` is the sender of one that may not be stored yet. */
  #changeByFacts(
    reduce: (invitations: InvitationState, facts: Facts) => Changed<InvitationState, Effect>,
    by?: Person,
  ): void {
    this.#change((invitations) => {
      const senders = invitations.received.map(({ byID }) => byID);
      const muted = this.#mutedOf(by === undefined ? senders : [...senders, by.id]);
      return reduce(invitations, { waitsIn: this.#sources.waitsIn(), muted });
    }, Date.now());
  }

  /** Which of these users the person has muted. */
  #mutedOf(userIDs: readonly number[]): ReadonlySet<number> {
    return new Set(userIDs.filter((userID) => this.#sources.hasMuted(userID)));
  }
}
