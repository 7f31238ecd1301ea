import { limits } from "#schema/limits.ts";
import type { Notice } from "#schema/notice.ts";
import type { Friend } from "#schema/protocol/friends.ts";
import { userRoom } from "#schema/roomNames.ts";
import type { NewsOfFriend, Person, Presence } from "#schema/rooms.ts";
import type { Database } from "#store/db.ts";
import { friendsOf } from "#store/friends.ts";
import { mutedBy } from "#store/mutes.ts";
import { databaseOf } from "../../database.ts";
import type { Parcel } from "../../outbox.ts";
import { KeptFriends } from "./keptFriends.ts";
import { KeptMutes } from "./keptMutes.ts";
import type { OwnRoom } from "./ownRoom.ts";

/** What is due: a look whether the person is really gone. */
export const goneDue = "gone";

/** What leaves the room: a question to libSQL, whether the person is here, and what it has done to another. */
export const peopleParcels = ["people", "presence", "friendNews"] as const;
type FriendNewsParcel = { userID: number; news?: NewsOfFriend };

/** How many friends' rooms are told at the same time that the person has come or gone. */
const toldAtOnce = 20;

type RequestNotice = Extract<Notice, { kind: "friendRequest" }>;

/** Who hears that somebody else is muted, and that somebody wants to be friends. */
type PeopleListener = { onMutes(): void; onAsked(request: RequestNotice): void };

/**
 * Who matters to a person: friends, those who want to be some, and those of whom it does not want to hear. Guests have none.
 * What the rooms of two people tell each other is only that there is something new: each reads it from libSQL itself.
 */
export class People {
  readonly room: OwnRoom;
  readonly friends: KeptFriends;
  readonly mutes: KeptMutes;
  readonly #listener: PeopleListener;

  constructor(room: OwnRoom, listener: PeopleListener) {
    this.room = room;
    this.#listener = listener;
    this.friends = new KeptFriends(room.sqlite);
    this.mutes = new KeptMutes(room.sqlite);
  }

  get database(): Database {
    return databaseOf(this.room.env);
  }

  /** The part of the snapshot. */
  state(): { friends: Friend[] | null; mutes: string[] } {
    return { friends: this.#isGuest() ? [] : this.friends.list(), mutes: this.mutes.list() };
  }

  /** A tab has come or gone: with the first one all is read anew and friends are told; after the last one they are told later. */
  onCrowd(now: number): void {
    if (this.#isGuest()) return;
    const { due, send } = this.room;
    const isHere = this.room.isHere();
    const wasHere = this.friends.presence().isOnline;
    if (isHere) due.clear(goneDue);
    else if (wasHere && due.at(goneDue) === undefined) due.set(goneDue, now + limits.offlineAfterMs);
    if (!isHere || wasHere) return;
    this.friends.setHere(true);
    send("people", {});
    send("presence", {});
  }

  /** The person is gone, unless a tab has come meanwhile. */
  onGone(): void {
    if (this.room.isHere() || !this.friends.presence().isOnline) return;
    this.friends.setHere(false);
    this.room.send("presence", {});
  }

  /** Another's room says that there is something new. */
  onChange(news: NewsOfFriend | undefined): void {
    if (news) this.friends.note(news);
    this.room.send("people", {});
  }

  /** A friend has come or gone, and learns whether this person is here. */
  onFriend(userID: number, presence: Presence, now: number): Presence {
    // Where the room died with its sockets, nobody has seen them go.
    this.onCrowd(now);
    if (this.friends.hear(userID, presence)) this.#tellFriends();
    return this.friends.presence();
  }

  /** The open request of another; undefined where there is none any more. */
  request(userID: number): RequestNotice | undefined {
    const asking = this.friends.asking(userID);
    return asking === undefined ? undefined : requestOf({ userID, username: asking });
  }

  hasMuted({ kind, id }: Person): boolean {
    return kind === "user" && this.mutes.has(id);
  }

  /** The person goes by another name: all who see it read it anew. */
  onRenamed(): void {
    for (const userID of this.friends.ids("all")) this.#sendNews({ userID });
  }

  /** The account is deleted. */
  forget(): void {
    this.friends.clear();
    this.mutes.clear();
  }

  /** There is something else between this person and another: both are to read it, and the other is told what was done. */
  changed(userID: number, news?: NewsOfFriend): void {
    this.room.send("people", {});
    this.#sendNews({ userID, news });
  }

  async carry({ kind, payload }: Parcel): Promise<void> {
    if (kind === "people") return this.#read();
    if (kind === "presence") return this.#tellPresence();
    const { userID, news } = payload as FriendNewsParcel;
    await userRoom(this.room.env, { kind: "user", id: userID }).friendsChanged(news);
  }

  /** Takes over what libSQL says by now, and then tells what has led to it. */
  async #read(): Promise<void> {
    const { id } = this.room.self();
    const news = this.friends.untold();
    const [friends, muted] = await Promise.all([friendsOf(this.database, id), mutedBy(this.database, id)]);
    this.room.act(() => {
      const before = JSON.stringify(this.state());
      this.friends.replace(friends);
      const mutesBefore = JSON.stringify(this.mutes.list());
      this.mutes.replace(muted);
      if (JSON.stringify(this.state()) !== before) this.#tellFriends();
      if (JSON.stringify(this.mutes.list()) !== mutesBefore) this.tellMutes();
      for (const { key, kind, username } of news) {
        if (!this.friends.markTold(key)) continue;
        this.room.tell(`friends:${kind}`, { username });
        const asking = friends.find((friend) => friend.username === username && friend.status === "from");
        if (kind === "new-request" && asking) this.#listener.onAsked(requestOf(asking));
      }
      if (this.friends.hasUnknownPresence()) this.room.send("presence", {});
    });
  }

  /** Tells all friends whether the person is here, and hears the same of them. */
  async #tellPresence(): Promise<void> {
    const { id } = this.room.self();
    const presence = this.friends.presence();
    const ids = this.friends.ids("done");
    for (let first = 0; first < ids.length; first += toldAtOnce) {
      const some = ids.slice(first, first + toldAtOnce);
      const answers = await Promise.all(
        some.map((friend) =>
          userRoom(this.room.env, { kind: "user", id: friend }).friendIsThere(id, presence),
        ),
      );
      this.room.act(() => {
        const news = answers.filter((answer, index) => this.friends.hear(some[index], answer));
        if (news.length > 0) this.#tellFriends();
      });
    }
  }

  tellMutes(): void {
    this.room.tell("user:mutes", { mutes: this.mutes.list() });
    this.#listener.onMutes();
  }

  #tellFriends(): void {
    this.room.tell("friends:update", { friends: this.friends.list() ?? [] });
  }

  #sendNews(parcel: FriendNewsParcel): void {
    this.room.send("friendNews", parcel);
  }

  #isGuest(): boolean {
    return this.room.self().kind === "guest";
  }
}

function requestOf({ userID, username }: { userID: number; username: string }): RequestNotice {
  return { kind: "friendRequest", userID, username };
}
