import { limits } from "#schema/limits.ts";
import type { NewsOfFriend, Presence } from "#schema/rooms.ts";
import type { Friendship } from "#store/friends.ts";
import type { PlayerReference } from "#store/players.ts";
import { type Changed, changesOf } from "../../changed.ts";
import { type Effect, publish, send } from "../effects.ts";
import {
  type FriendsState,
  friendIDs,
  type KnownNews,
  type PeopleState,
  requestOf,
  shownFriends,
  shownMutes,
} from "./peopleState.ts";

type Next = Changed<PeopleState, Effect>;

/** What libSQL has: the friends and open requests, and the mutes, in order. */
type Truth = { friends: readonly Friendship[]; mutes: readonly PlayerReference[] };

const { changed } = changesOf<PeopleState, Effect>();

/** Another person's room reports that something has changed, perhaps by an action, which counts once. */
export function reported(people: PeopleState, news: NewsOfFriend | undefined): Next {
  const next = news === undefined ? people : { ...people, news: noted(people.news, news) };
  return changed(next, send("people", {}));
}

/** A friend has come or gone. What is older than what is known changes nothing. */
export function friendMoved<State extends FriendsState>(
  people: State,
  userID: number,
  { isOnline, v }: Presence,
): Changed<State, Effect> {
  const { changed } = changesOf<State, Effect>();
  const before = people.presences.find((presence) => presence.userID === userID);
  if (!friendIDs(people).includes(userID) || (before !== undefined && before.v > v)) return changed(people);
  const isVisible = before?.isOnline !== isOnline;
  if (!isVisible && before.v === v) return changed(people);
  const others = people.presences.filter((presence) => presence !== before);
  const next = { ...people, presences: [...others, { userID, isOnline, v }] };
  return changed(next, isVisible ? friendsEvent(next) : []);
}

/**
 * Takes over libSQL's state, and then tells the actions that led to it.
 * @param unsent the actions that waited to be told before libSQL was read
 */
export function tookOver(people: PeopleState, truth: Truth, unsent: readonly NewsOfFriend[]): Next {
  const friends = keepSame(people.friends ?? [], truth.friends);
  const mutes = keepSame(people.mutes, truth.mutes);
  const ids = new Set(friendIDs({ friends }));
  const presences = people.presences.filter(({ userID }) => ids.has(userID));
  const keys = new Set(unsent.map(({ key }) => key));
  const told = people.news.filter(({ key, isTold }) => !isTold && keys.has(key));
  const news = people.news.map((one) => (told.includes(one) ? { ...one, isTold: true } : one));
  const next: PeopleState = { friends, presences, news, mutes };
  const areMutesNew = !isSameList(shownMutes(people), shownMutes(next));
  const isNew = areMutesNew || !isSameList(shownFriends(people), shownFriends(next));
  return changed(
    next,
    isNew ? friendsEvent(next) : [],
    areMutesNew ? mutesEffects(next) : [],
    told.flatMap((one) => newsEffects(one, friends)),
    presences.length < ids.size ? send("presence", {}) : [],
  );
}

/** The person has muted or unmuted a user, whose open request has ended with it. */
export function mutesChanged(people: PeopleState, read: readonly PlayerReference[], userID: number): Next {
  const next = { ...people, mutes: keepSame(people.mutes, read) };
  return changed(next, mutesEffects(next), relationEffects(userID));
}

/** The person has a new name: everybody who sees it reads it again. */
export function renamed(people: PeopleState): Next {
  const others = people.friends ?? [];
  return changed(
    people,
    others.map(({ userID }) => send("friendNews", { userID })),
  );
}

/** The account was deleted. */
export function forgotten(): Next {
  return changed({ friends: null, presences: [], news: [], mutes: [] });
}

/** The relation between this person and another has changed: both read it again, and the other is told the action. */
export function relationEffects(userID: number, news?: NewsOfFriend): Effect[] {
  return [send("people", {}), send("friendNews", { userID, news })];
}

/** With a new action, and without the oldest that were told. */
function noted(all: readonly KnownNews[], { key, kind, username }: NewsOfFriend): KnownNews[] {
  const last = all.at(-1)?.sequence ?? 0;
  const isKnown = all.some((one) => one.key === key);
  const added = isKnown ? [] : [{ key, kind, username, sequence: last + 1, isTold: false }];
  const newest = last + added.length;
  return [...all, ...added].filter(
    ({ isTold, sequence }) => !isTold || sequence > newest - limits.friendNewsKept,
  );
}

function newsEffects({ kind, username }: KnownNews, friends: readonly Friendship[]): Effect[] {
  const asking = friends.find((friend) => friend.username === username && friend.status === "from");
  const isRequest = kind === "new-request" && asking !== undefined;
  return [
    publish(`friends:${kind}`, { username }),
    ...(isRequest ? [{ kind: "notice", notice: requestOf(asking) } as const] : []),
  ];
}

function friendsEvent(people: FriendsState): Effect {
  return publish("friends:update", { friends: shownFriends(people) ?? [] });
}

function mutesEffects(people: PeopleState): Effect[] {
  return [publish("user:mutes", { mutes: shownMutes(people) }), { kind: "muted" }];
}

/** What was read, but the known object wherever nothing has changed, so that only the others are stored. */
function keepSame<Row extends object>(known: readonly Row[], read: readonly Row[]): Row[] {
  return read.map((row, place) => {
    const before = known.at(place);
    const names = Object.keys(row) as (keyof Row)[];
    return before !== undefined && names.every((name) => before[name] === row[name]) ? before : row;
  });
}

function isSameList(one: readonly unknown[] | null, other: readonly unknown[] | null): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
