import { limits } from "#schema/limits.ts";
import { user } from "#schema/names.ts";
import type { Notice } from "#schema/notice.ts";
import type { Friend } from "#schema/protocol/friends.ts";
import { userRoom } from "#schema/roomNames.ts";
import type { NewsOfFriend, Person, Presence } from "#schema/rooms.ts";
import type { Database } from "#store/db.ts";
import { friendsOf } from "#store/friends.ts";
import { mutedBy } from "#store/mutes.ts";
import { askDatabase } from "../../database.ts";
import { inTime } from "../../inTime.ts";
import { laneToPerson } from "../../lanes.ts";
import { type OutboxKinds, type PayloadsOf, toLibsql } from "../../outboxKinds.ts";
import { peopleMessages } from "../outboxMessages.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { KeptFriends } from "./keptFriends.ts";
import { KeptMutes } from "./keptMutes.ts";

/** The due date on which the room checks whether the person is really gone. */
export const goneDue = "gone";

/** How many friends' rooms are told concurrently that the person has come or gone. */
const toldAtOnce = 20;

type RequestNotice = Extract<Notice, { kind: "friendRequest" }>;

/**
 * Who is told that the mutes have changed, and that somebody wants to be friends. `onMuted` is called, and waited for,
 * when the person has just muted or unmuted a user.
 */
type PeopleListener = {
  onMutes(): void;
  onMuted(userID: number): Promise<void>;
  onAsked(request: RequestNotice): void;
};

/**
 * The people who matter to a person: friends, open requests and mutes. Guests have none. The rooms of two people only
 * tell each other that something has changed; each reads the change from libSQL itself.
 */
export class People {
  readonly room: OwnRoom;
  readonly friends: KeptFriends;
  readonly mutes: KeptMutes;
  readonly #listener: PeopleListener;
  readonly outboxKinds = {
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

  constructor(room: OwnRoom, listener: PeopleListener) {
    this.room = room;
    this.#listener = listener;
    this.friends = new KeptFriends(room.sqlite);
    this.mutes = new KeptMutes(room.sqlite);
  }

  /** Runs queries on libSQL. */
  ask<T>(query: (db: Database) => Promise<T>): Promise<T> {
    return askDatabase(this.room.env, query);
  }

  /** Its part of the snapshot. */
  state(): { friends: Friend[] | null; mutes: string[] } {
    return { friends: this.#isGuest() ? [] : this.friends.list(), mutes: this.mutes.list() };
  }

  /**
   * A tab has opened or closed. With the first one everything is read again and friends are told; after the last one
   * they are told later.
   */
  onCrowd(now: number): void {
    if (this.#isGuest()) return;
    const { due, send } = this.room;
    const isHere = this.room.isHere();
    const wasHere = this.friends.presence().isOnline;
    if (isHere) due.clear(goneDue);
    else if (wasHere) due.setIfNone(goneDue, now + limits.offlineAfterMs);
    if (!isHere || wasHere) return;
    this.friends.setHere(true);
    send("people", {});
    send("presence", {});
  }

  /** The person is gone, unless a tab has opened meanwhile. */
  onGone(): void {
    if (this.room.isHere() || !this.friends.presence().isOnline) return;
    this.friends.setHere(false);
    this.room.send("presence", {});
  }

  /** Another person's room reports that something has changed. */
  onChange(news: NewsOfFriend | undefined): void {
    if (news) this.friends.note(news);
    this.room.send("people", {});
  }

  /** A friend has come or gone, and is told whether this person is here. */
  onFriend(userID: number, presence: Presence, now: number): Presence {
    // If the room died together with its sockets, nobody noticed them go.
    this.onCrowd(now);
    if (this.friends.receive(userID, presence)) this.#tellFriends();
    return this.friends.presence();
  }

  /** The open request of another user; undefined if there is none any more. */
  request(userID: number): RequestNotice | undefined {
    const asking = this.friends.asking(userID);
    return asking === undefined ? undefined : requestOf({ userID, username: asking });
  }

  hasMuted({ kind, id }: Person): boolean {
    return kind === "user" && this.mutes.has(id);
  }

  /** The person has a new name: everybody who sees it reads it again. */
  onRenamed(): void {
    for (const userID of this.friends.ids("all")) this.room.send("friendNews", { userID });
  }

  /** The account was deleted. */
  forget(): void {
    this.friends.clear();
    this.mutes.clear();
  }

  /** The relation between this person and another has changed: both read it again, and the other is told the action. */
  changed(userID: number, news?: NewsOfFriend): void {
    this.room.send("people", {});
    this.room.send("friendNews", { userID, news });
  }

  /** Takes over libSQL's state, and then tells the actions that led to it. */
  async #read(): Promise<void> {
    const { id } = this.room.self();
    const news = this.friends.unsent();
    const [friends, muted] = await this.ask((db) => Promise.all([friendsOf(db, id), mutedBy(db, id)]));
    this.room.act(() => {
      const before = JSON.stringify(this.state());
      this.friends.replace(friends);
      const mutesBefore = JSON.stringify(this.mutes.list());
      this.mutes.replace(muted);
      if (JSON.stringify(this.state()) !== before) this.#tellFriends();
      if (JSON.stringify(this.mutes.list()) !== mutesBefore) this.tellMutes();
      for (const { key, kind, username } of news) {
        if (!this.friends.markTold(key)) continue;
        this.room.publish(`friends:${kind}`, { username });
        const asking = friends.find((friend) => friend.username === username && friend.status === "from");
        if (kind === "new-request" && asking) this.#listener.onAsked(requestOf(asking));
      }
      if (this.friends.hasUnknownPresence()) this.room.send("presence", {});
    });
  }

  /**
   * Tells all friends whether the person is here, and asks the same of them. Those who do not answer get messages of
   * their own.
   */
  async #tellPresence(): Promise<void> {
    const ids = this.friends.ids("done");
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
    const { id } = this.room.self();
    const answer = await userRoom(this.room.env, user(userID)).friendIsThere(id, this.friends.presence());
    this.room.act(() => {
      if (this.friends.receive(userID, answer)) this.#tellFriends();
    });
  }

  /** The person has muted or unmuted a user, which counts for that user's next message. */
  async tellMuted(userID: number): Promise<void> {
    await this.#listener.onMuted(userID);
  }

  tellMutes(): void {
    this.room.publish("user:mutes", { mutes: this.mutes.list() });
    this.#listener.onMutes();
  }

  #tellFriends(): void {
    this.room.publish("friends:update", { friends: this.friends.list() ?? [] });
  }

  #isGuest(): boolean {
    return this.room.self().kind === "guest";
  }
}

function requestOf({ userID, username }: { userID: number; username: string }): RequestNotice {
  return { kind: "friendRequest", userID, username };
}
