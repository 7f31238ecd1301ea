import type { InvitedTo } from "#schema/rooms.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { type ChangeBy, changing } from "../part.ts";
import { KeptPeopleInvited } from "./keptPeopleInvited.ts";
import { type Invited, invites } from "./peopleInvitedChanges.ts";

/** How many people the person has lately invited or asked: to a table, a tournament, a group, a quick match, as friends. */
export class PeopleInvited {
  readonly #kept: KeptPeopleInvited;
  readonly #change: ChangeBy<readonly Invited[]>;

  constructor(room: OwnRoom) {
    this.#kept = new KeptPeopleInvited(room.sqlite);
    this.#change = changing(room, this.#kept);
  }

  /** Counts the users whom the person invites. Only inside a transaction. @returns the refusal, if they are too many */
  admit(
    userIDs: readonly number[],
    now: number,
    invitedTo: InvitedTo = "elsewhere",
  ): { error: "too_many" } | undefined {
    return this.#change((known) => invites(known, { userIDs, invitedTo, now }), now);
  }

  /** The account was deleted. */
  forget(): void {
    this.#kept.clear();
  }
}
