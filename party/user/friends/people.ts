import { limits } from "#schema/limits.ts";
import { user } from "#schema/names.ts";
import type { Friend } from "#schema/protocol/friends.ts";
import { userRoom } from "#schema/roomNames.ts";
import type { NewsOfFriend, Person, Presence } from "#schema/rooms.ts";
import type { Database } from "#store/db.ts";
import { friendsOf } from "#store/friends.ts";
import { mutedBy } from "#store/mutes.ts";
import type { PlayerReference } from "#store/players.ts";
import { askDatabase } from "../../database.ts";
import { inTime } from "../../inTime.ts";
import { laneToPerson } from "../../lanes.ts";
import { type OutboxKinds, type PayloadsOf, toLibsql } from "../../outboxKinds.ts";
import type { PeopleInvited } from "../invitations/peopleInvited.ts";
import { KeptTries } from "../keptTries.ts";
import { peopleMessages } from "../outboxMessages.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { type ChangeBy, changing } from "../part.ts";
import { type Tries, tried } from "../tries.ts";
import { friendHandlers } from "./friendHandlers.ts";
import type { KeptFriends } from "./keptFriends.ts";
import type { KeptMutes } from "./keptMutes.ts";
import { KeptPeople } from "./keptPeople.ts";
import { KeptPresence } from "./keptPresence.ts";
import {
  forgotten,
  friendMoved,
  mutesChanged,
  relationEffects,
  renamed,
  reported,
  tookOver,
} from "./peopleChanges.ts";
import {
  type FriendsState,
  friendIDs,
  openRequest,
  type PeopleState,
  type RequestNotice,
  shownFriends,
  shownMutes,
} from "./peopleState.ts";
import { gone, tabsChanged } from "./presenceChanges.ts";

/** How many friends' rooms are told concurrently that the person has come or gone. */
const toldAtOnce = 20;

/**
 * The people who matter to a person: friends, open requests and mutes. Guests have none. The rooms of two people only
 * tell each other that something has changed; each reads the change from libSQL itself.
 */
export class People {
  readonly room: OwnRoom;
  readonly handlers: ReturnType<typeof friendHandlers>;
  readonly friends: Pick<KeptFriends, "friendID" | "friendName">;
  readonly mutes: Pick<KeptMutes, "has" | "read">;
  readonly #kept: KeptPeople;
  readonly #keptPresence: KeptPresence;
  readonly #change: ChangeBy<PeopleState>;
  readonly #changePresence: ChangeBy<Presence>;
  readonly #changeFriends: ChangeBy<FriendsState>;
  readonly #changeRequests: ChangeBy<Tries>;
  readonly #onMuted: (userID: number) => Promise<void>;
  readonly #admit: PeopleInvited["admit"];

  /**
   * @param onMuted tells who must know at once that the person has muted or unmuted a user, and waits for it
   * @param admit counts whom the person invites
   */
  constructor(room: OwnRoom, onMuted: (userID: number) => Promise<void>, admit: PeopleInvited["admit"]) {
    this.room = room;
    this.#admit = admit;
    this.#onMuted = onMuted;
    this.#kept = new KeptPeople(room.sqlite);
    this.friends = this.#kept.friends;
    this.mutes = this.#kept.mutes;
    this.#keptPresence = new KeptPresence(room.sqlite);
    this.#change = changing(room, this.#kept);
    this.#changeFriends = changing(room, this.#kept.friends);
    this.#changePresence = changing(room, this.#keptPresence);
    this.handlers = friendHandlers(this);
    this.#changeRequests = changing(room, new KeptTries(room.sqlite, "friend_requests"));
  }

  readonly dues = {
    // Whether the person is really gone.
    gone: (now: number) => {
      const isHere = this.room.isHere();
      this.#changePresence((presence) => gone(presence, isHere), now);
    },
  };

  readonly kinds = {
    people: { schema: peopleMessages.people, ...toLibsql("people"), deliver: () => this.#read() },
    presence: {
      schema: peopleMessages.presence,
      lane: ({ userID }) => (userID === undefined ? "presence" : laneToPerson(user(userID))),
      deliver: ({ userID }) => (userID === undefined ? this.#tellPresence() : this.#tellFriend(userID)),
    },
    friendNews: {
      schema: peopleMessages.friendNews,
      lane: ({ userID }) => laneToPerson(user(userID)),
      deliver: ({ userID, news }) => userRoom(this.room.env, user(userID)).friendsChanged(news),
    },
  } satisfies OutboxKinds<PayloadsOf<typeof peopleMessages>>;

  /** Runs queries on libSQL. */
  ask<T>(query: (db: Database) => Promise<T>): Promise<T> {
    return askDatabase(this.room.env, query);
  }

  /** Its part of the snapshot. */
  state(): { friends: Friend[] | null; mutes: string[] } {
    const people = this.#kept.read();
    return { friends: this.#isGuest() ? [] : shownFriends(people), mutes: shownMutes(people) };
  }

  /** A tab has opened or closed. */
  onCrowd(now: number): void {
    if (this.#isGuest()) return;
    const isHere = this.room.isHere();
    this.#changePresence((presence) => tabsChanged(presence, isHere, now), now);
  }

  /** Another person's room reports that something has changed. */
  onChange(news: NewsOfFriend | undefined): void {
    this.#change((people) => reported(people, news), Date.now());
  }

  /** A friend has come or gone, and is told whether this person is here. */
  onFriend(userID: number, presence: Presence, now: number): Presence {
    // If the room died together with its sockets, nobody noticed them go.
    this.onCrowd(now);
    this.#changeFriends((friends) => friendMoved(friends, userID, presence), now);
    return this.#keptPresence.read();
  }

  /** The open request of another user; undefined if there is none any more. */
  request(userID: number): RequestNotice | undefined {
    return openRequest(this.#kept.friends.read(), userID);
  }

  hasMuted({ kind, id }: Person): boolean {
    return kind === "user" && this.mutes.has(id);
  }

  /** The person has a new name. */
  onRenamed(): void {
    this.#change(renamed, Date.now());
  }

  /** The account was deleted. */
  forget(now: number): void {
    this.#change(forgotten, now);
  }

  /** Counts a friend request. @returns the refusal if the person has sent too many recently */
  admitRequest(now: number): { error: "too_many" } | undefined {
    return this.#changeRequests((tries) => tried(tries, limits.friendRequestsPerPeriod, now), now);
  }

  /** Counts whom the person asks. @returns the refusal if the person has lately invited too many people */
  admitAsked(userID: number, now: number): { error: "too_many" } | undefined {
    return this.#admit([userID], now);
  }

  /** The relation between this person and another has changed, by this action of the person. */
  relationChanged(userID: number, news: NewsOfFriend | undefined): void {
    this.room.carryOut(relationEffects(userID, news), Date.now());
  }

  /** The person has muted or unmuted a user, which counts for that user's next message. */
  async mutesChanged(userID: number, mutes: readonly PlayerReference[]): Promise<void> {
    const { act } = this.room;
    act(() => this.#change((people) => mutesChanged(people, mutes, userID), Date.now()));
    await this.#onMuted(userID);
  }

  async #read(): Promise<void> {
    const { id } = this.room.self();
    const unsent = this.#kept.read().news.filter(({ isTold }) => !isTold);
    const [friends, mutes] = await this.ask((db) => Promise.all([friendsOf(db, id), mutedBy(db, id)]));
    this.room.act(() => {
      if (this.room.isOpen())
        this.#change((people) => tookOver(people, { friends, mutes }, unsent), Date.now());
    });
  }

  /**
   * Tells all friends whether the person is here, and asks the same of them. Those who do not answer get messages of
   * their own.
   */
  async #tellPresence(): Promise<void> {
    const ids = friendIDs(this.#kept.friends.read());
    for (let first = 0; first < ids.length; first += toldAtOnce) {
      const some = ids.slice(first, first + toldAtOnce);
      const told = await Promise.allSettled(
        some.map((userID) => inTime(this.#tellFriend(userID), limits.oneOfManyWaitMs)),
      );
      this.room.act(() => {
        for (const [index, { status }] of told.entries())
          if (status === "rejected") this.room.send("presence", { userID: some[index] });
      });
    }
  }

  /** Tells a friend whether the person is here, and asks the same of the friend. */
  async #tellFriend(userID: number): Promise<void> {
    const { act, env, self } = this.room;
    const answer = await userRoom(env, user(userID)).friendIsThere(self().id, this.#keptPresence.read());
    act(() => this.#changeFriends((friends) => friendMoved(friends, userID, answer), Date.now()));
  }

  #isGuest(): boolean {
    return this.room.self().kind === "guest";
  }
}
