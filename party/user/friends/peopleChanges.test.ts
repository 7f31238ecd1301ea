import { describe, expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import type { FriendNews } from "#schema/protocol/friends.ts";
import type { Friendship } from "#store/friends.ts";
import {
  forgotten,
  friendMoved,
  mutesChanged,
  relationEffects,
  renamed,
  reported,
  tookOver,
} from "./peopleChanges.ts";
import { openRequest, type PeopleState, shownFriends } from "./peopleState.ts";

const since = Date.UTC(2026, 5, 10, 12);
const anna: Friendship = { userID: 1, username: "Anna", status: "from", since };
const ben: Friendship = { userID: 2, username: "Ben", status: "done", since };
const carl: Friendship = { userID: 3, username: "Carl", status: "to", since };
const eve = { id: 5, username: "Eve" };

const unknown: PeopleState = { friends: null, presences: [], news: [], mutes: [] };
/** Ben is a friend and here, Anna has asked, Carl was asked, and Eve is muted. */
const people: PeopleState = {
  friends: [anna, carl, ben],
  presences: [{ userID: 2, isOnline: true, v: 7 }],
  news: [],
  mutes: [eve],
};
const truth = { friends: [anna, carl, ben], mutes: [eve] };

const readAgain = { kind: "send", message: "people", payload: {} };
const askPresences = { kind: "send", message: "presence", payload: {} };
const friendsUpdate = (state: PeopleState) => ({
  kind: "publish",
  type: "friends:update",
  data: { friends: shownFriends(state) },
});

/** An action of Anna, by default her request. */
const action = (key: string, kind: FriendNews = "new-request") => ({ key, kind, username: "Anna" });
/** The same state, with actions that have been reported in this order. */
const withNews = (state: PeopleState, ...news: ReturnType<typeof action>[]) =>
  news.reduce((before, one) => reported(before, one).state, state);

describe("friends", () => {
  it("are unknown until they were read, and show who of them is here, in libSQL's order", () => {
    expect(shownFriends(unknown)).toBeNull();
    expect(shownFriends(people)).toEqual([
      { username: "Anna", status: "from", since, isOnline: null },
      { username: "Carl", status: "to", since, isOnline: null },
      { username: "Ben", status: "done", since, isOnline: true },
    ]);
  });

  it("have an open request only of who has asked", () => {
    expect(openRequest(people, 1)).toEqual({ kind: "friendRequest", userID: 1, username: "Anna" });
    expect([2, 3, 4].map((userID) => openRequest(people, userID))).toEqual([undefined, undefined, undefined]);
  });

  it("all read a new name, and so do those with open requests", () => {
    const { state, effects } = renamed(people);
    expect(state).toBe(people);
    expect(effects).toEqual(
      [1, 3, 2].map((userID) => ({ kind: "send", message: "friendNews", payload: { userID } })),
    );
    expect(renamed(unknown).effects).toEqual([]);
  });

  it("are forgotten with the account, and unknown from then on", () => {
    expect(forgotten()).toEqual({ state: unknown, effects: [] });
  });

  it("are read again by both sides when something has changed, and the other is told the action", () => {
    const news = action("a");
    const payload = { userID: 2, news };
    expect(relationEffects(2, news)).toEqual([readAgain, { kind: "send", message: "friendNews", payload }]);
  });
});

describe("a friend's presence", () => {
  it("is shown when it changes", () => {
    const { state, effects } = friendMoved(people, 2, { isOnline: false, v: 8 });
    expect(state.presences).toEqual([{ userID: 2, isOnline: false, v: 8 }]);
    expect(effects).toEqual([friendsUpdate(state)]);
  });

  it("is shown when it is known for the first time", () => {
    const { state, effects } = friendMoved({ ...people, presences: [] }, 2, { isOnline: false, v: 0 });
    expect(shownFriends(state)?.at(-1)).toMatchObject({ username: "Ben", isOnline: false });
    expect(effects).toEqual([friendsUpdate(state)]);
  });

  it("is believed under the same number, too, as the later word", () => {
    const { state } = friendMoved(people, 2, { isOnline: false, v: 7 });
    expect(state.presences).toEqual([{ userID: 2, isOnline: false, v: 7 }]);
  });

  it("is remembered without a word if only its number is newer", () => {
    const { state, effects } = friendMoved(people, 2, { isOnline: true, v: 9 });
    expect(state.presences).toEqual([{ userID: 2, isOnline: true, v: 9 }]);
    expect(effects).toEqual([]);
  });

  it("changes nothing if it is known, older, or not of a friend", () => {
    const still = { state: people, effects: [] };
    expect(friendMoved(people, 2, { isOnline: true, v: 7 })).toEqual(still);
    expect(friendMoved(people, 2, { isOnline: false, v: 6 })).toEqual(still);
    expect(friendMoved(people, 1, { isOnline: true, v: 1 })).toEqual(still);
    expect(friendMoved(people, 4, { isOnline: true, v: 1 })).toEqual(still);
    expect(friendMoved(unknown, 2, { isOnline: true, v: 1 })).toEqual({ state: unknown, effects: [] });
  });
});

describe("another person's room", () => {
  it("makes the room read libSQL, with or without an action", () => {
    expect(reported(people, undefined)).toEqual({ state: people, effects: [readAgain] });
    const { state, effects } = reported(people, action("a"));
    expect(state.news).toEqual([{ ...action("a"), sequence: 1, isTold: false }]);
    expect(effects).toEqual([readAgain]);
  });

  it("may report an action twice, which counts once", () => {
    const twice = withNews(people, action("a"), action("b"), action("a"));
    expect(twice.news.map(({ key, sequence }) => [key, sequence])).toEqual([
      ["a", 1],
      ["b", 2],
    ]);
  });

  it("lets the oldest actions be forgotten that were told, and none that was not", () => {
    const first = withNews(people, action("told"), action("untold"));
    const [told, untold] = first.news;
    const before = { ...first, news: [{ ...told, isTold: true }, untold] };
    const more = Array.from({ length: limits.friendNewsKept - 1 }, (_, i) => action(`more ${i}`));
    const almost = withNews(before, ...more.slice(1));
    expect(almost.news.at(0)?.key).toBe("told");
    expect(withNews(before, ...more).news.at(0)?.key).toBe("untold");
  });
});

describe("libSQL's state", () => {
  it("is shown when it is known for the first time, even if there is nobody", () => {
    const { state, effects } = tookOver(unknown, { friends: [], mutes: [] }, []);
    expect(state.friends).toEqual([]);
    expect(effects).toEqual([friendsUpdate(state)]);
  });

  it("makes the room ask for presences that are unknown", () => {
    const { state, effects } = tookOver(unknown, truth, []);
    expect(effects).toEqual([
      friendsUpdate(state),
      { kind: "publish", type: "user:mutes", data: { mutes: ["Eve"] } },
      { kind: "muted" },
      askPresences,
    ]);
  });

  it("is told to nobody, and leaves every row as it is, if nothing has changed", () => {
    const copies = { friends: truth.friends.map((one) => ({ ...one })), mutes: [{ ...eve }] };
    const { state, effects } = tookOver(people, copies, []);
    expect(effects).toEqual([]);
    expect(state.friends?.map((one, i) => one === people.friends?.[i])).toEqual([true, true, true]);
    expect(state.mutes[0]).toBe(eve);
    expect(state.presences[0]).toBe(people.presences[0]);
  });

  it("changes only the rows that differ", () => {
    const both = { ...carl, status: "done" as const };
    const { state, effects } = tookOver(people, { ...truth, friends: [anna, both, { ...ben }] }, []);
    expect(state.friends?.map((one) => people.friends?.includes(one))).toEqual([true, false, true]);
    expect(effects).toEqual([friendsUpdate(state), askPresences]);
  });

  it("forgets the presence of who is no friend any more", () => {
    const { state, effects } = tookOver(people, { ...truth, friends: [anna] }, []);
    expect(state.presences).toEqual([]);
    expect(effects).toEqual([friendsUpdate(state)]);
    const asking = { ...ben, status: "from" as const };
    expect(tookOver(people, { ...truth, friends: [asking] }, []).state.presences).toEqual([]);
  });

  it("shows the friends again with other mutes", () => {
    const { state, effects } = tookOver(people, { ...truth, mutes: [] }, []);
    expect(state.mutes).toEqual([]);
    expect(effects).toEqual([
      friendsUpdate(state),
      { kind: "publish", type: "user:mutes", data: { mutes: [] } },
      { kind: "muted" },
    ]);
  });

  it("comes before the actions that led to it, each of which is told once, in order", () => {
    const before = withNews(people, action("a", "friend-withdrew"), action("b", "friend-declined"));
    const unsent = before.news;
    const { state, effects } = tookOver(before, { ...truth, friends: [carl, ben] }, unsent);
    expect(effects).toEqual([
      friendsUpdate(state),
      { kind: "publish", type: "friends:friend-withdrew", data: { username: "Anna" } },
      { kind: "publish", type: "friends:friend-declined", data: { username: "Anna" } },
    ]);
    expect(state.news.every(({ isTold }) => isTold)).toBe(true);
    expect(tookOver(state, { ...truth, friends: [carl, ben] }, unsent).effects).toEqual([]);
  });

  it("says nothing of an action that was reported after it had been read", () => {
    const { state, effects } = tookOver(withNews(people, action("late")), truth, []);
    expect(effects).toEqual([]);
    expect(state.news).toMatchObject([{ key: "late", isTold: false }]);
  });

  it("with a request that waits makes a notice, but not with one that is answered", () => {
    const before = withNews(people, action("a"));
    const event = { kind: "publish", type: "friends:new-request", data: { username: "Anna" } };
    const notice = { kind: "friendRequest", userID: 1, username: "Anna" };
    expect(tookOver(before, truth, before.news).effects).toEqual([event, { kind: "notice", notice }]);
    const confirmed = withNews(people, action("a", "friend-confirmed"));
    const kinds = tookOver(confirmed, truth, confirmed.news).effects.map(({ kind }) => kind);
    expect(kinds).toEqual(["publish"]);
    const friends = [{ ...anna, status: "done" as const }, carl, ben];
    const answered = tookOver(before, { ...truth, friends }, before.news).effects;
    expect(answered).toContainEqual(event);
    expect(answered.map(({ kind }) => kind)).not.toContain("notice");
  });
});

describe("a mute", () => {
  it("is shown, counts in chats and invitations, and ends the other's open request", () => {
    const { state, effects } = mutesChanged(people, [{ id: 1, username: "Anna" }, { ...eve }], 1);
    expect(state.mutes).toEqual([{ id: 1, username: "Anna" }, eve]);
    expect(effects).toEqual([
      { kind: "publish", type: "user:mutes", data: { mutes: ["Anna", "Eve"] } },
      { kind: "muted" },
      readAgain,
      { kind: "send", message: "friendNews", payload: { userID: 1 } },
    ]);
  });

  it("is shown again when it is repeated, and leaves every row as it is", () => {
    const { state, effects } = mutesChanged(people, [{ ...eve }], 5);
    expect(state.mutes[0]).toBe(eve);
    expect(effects.map(({ kind }) => kind)).toEqual(["publish", "muted", "send", "send"]);
  });
});
