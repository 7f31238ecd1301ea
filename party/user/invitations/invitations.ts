import type { NotInvitedReason } from "#schema/api/ownTables.ts";
import { user } from "#schema/names.ts";
import type { Invitation, UserProtocol } from "#schema/protocol/user.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import { userRoom, waitingRoom } from "#schema/roomNames.ts";
import type { Invited, Person } from "#schema/rooms.ts";
import type { Asked, Handlers, Reply } from "../../handlers.ts";
import { writingOf } from "../../messages/writing.ts";
import type { People } from "../friends/people.ts";
import type { UserMessages } from "../outboxMessages.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { KeptInvitations, type Sent } from "./keptInvitations.ts";

type InviteReply = Reply<UserProtocol, "user:invite">;

const done = { data: {} };

/**
 * A person's sent and received invitations to waiting rooms. An invitation is valid while its sender waits there, so it
 * also ends with the waiting room.
 */
export class Invitations {
  readonly #room: OwnRoom;
  readonly #people: People;
  readonly #waitsIn: () => WaitingID | null;
  readonly #kept: KeptInvitations;

  constructor(room: OwnRoom, people: People, waitsIn: () => WaitingID | null) {
    this.#room = room;
    this.#people = people;
    this.#waitsIn = waitsIn;
    this.#kept = new KeptInvitations(room.sqlite);
  }

  readonly handlers: Pick<Handlers<UserProtocol>, "user:invite" | "user:declineInvitation"> = {
    "user:invite": (asked) => this.#invite(asked),
    "user:declineInvitation": ({ data }) => {
      this.#answer(data.waitingID);
      return done;
    },
  };

  /** The unanswered ones. */
  list(): Invitation[] {
    return this.#kept.open((userID) => this.#people.mutes.has(userID));
  }

  /** Whether one to this room is unanswered. */
  isOpen(waitingID: string): boolean {
    return this.list().some((invitation) => invitation.waitingID === waitingID);
  }

  /** Whom the person has invited, and where to. */
  sent(): Sent[] {
    return this.#kept.sent();
  }

  /** The person now waits elsewhere, or nowhere. */
  onHold(waitingID: WaitingID | null): void {
    for (const sent of this.#kept.takeBack(waitingID)) this.#send(sent);
    if (waitingID !== null) this.#answer(waitingID);
  }

  /** The person has a new name, which sent invitations contain. */
  onRenamed(): void {
    for (const sent of this.#kept.sent()) this.#send(sent);
  }

  /** Invites several friends to the room where the person waits. @returns for each why not, or null */
  inviteAll(friends: readonly number[], waitingID: WaitingID): Promise<(NotInvitedReason | null)[]> {
    const now = Date.now();
    const admitted = this.#room.act(() => friends.map(() => this.#kept.mayInvite(now)));
    return Promise.all(
      friends.map(async (userID, i) => {
        if (!admitted[i]) return "too_many";
        const reply = await this.#ask({ userID, waitingID }, now).catch(() => ({ error: "failed" as const }));
        if (!("error" in reply)) return null;
        return reply.error === "not_wanted" ? "not_wanted" : "failed";
      }),
    );
  }

  onInvited(invited: Invited): void {
    if (invited.waitingID === this.#waitsIn()) return;
    this.#kept.note(invited);
    this.tell();
  }

  onTakenBack(waitingID: WaitingID, by: Person): void {
    this.#kept.remove(waitingID, by.id);
    this.tell();
  }

  tell(): void {
    this.#room.publish("user:invitations", { invitations: this.list() });
  }

  /** The account was deleted. */
  forget(): void {
    this.#kept.clear();
  }

  /** Tells the recipient the current state, however old the outbox message is. */
  async deliver(sent: UserMessages["invitation"]): Promise<void> {
    const at = this.#kept.sentAt(sent);
    const by = this.#room.self();
    const other = userRoom(this.#room.env, user(sent.userID));
    if (at === undefined) await other.takenBack(sent.waitingID, by);
    else await other.invited({ by, waitingID: sent.waitingID, at });
  }

  #invite({ data, moderationStatus, now }: Asked<{ username: string }>): InviteReply | Promise<InviteReply> {
    if (this.#room.self().kind === "guest") return { error: "members_only" };
    if (writingOf("write", moderationStatus, now).may === "blocked") return { error: "blocked" };
    const waitingID = this.#waitsIn();
    if (waitingID === null) return { error: "not_waiting" };
    const userID = this.#people.friends.friendID(data.username);
    if (userID === undefined) return { error: "not_friends" };
    if (!this.#kept.mayInvite(now)) return { error: "too_many" };
    return this.#ask({ userID, waitingID }, now);
  }

  async #ask(sent: Sent, now: number): Promise<InviteReply> {
    const { env, act } = this.#room;
    const self = this.#room.self();
    const friend = user(sent.userID);
    if (await userRoom(env, friend).hasMuted(self)) return { error: "not_wanted" };
    const refusal = await waitingRoom(env, sent.waitingID).refusalOf(friend, self);
    if (refusal !== null) return { error: refusal };
    return act(() => {
      if (this.#waitsIn() !== sent.waitingID) return { error: "not_waiting" };
      this.#kept.send(sent, now);
      this.#send(sent);
      return done;
    });
  }

  #answer(waitingID: WaitingID): void {
    if (this.#kept.answer(waitingID)) this.tell();
  }

  #send({ userID, waitingID }: Sent): void {
    this.#room.send("invitation", { userID, waitingID });
  }
}
