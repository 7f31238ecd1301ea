import { describe, expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { deleted } from "#schema/names.ts";
import type { Identity, OtherMember } from "#schema/rooms.ts";
import {
  added,
  blocked,
  type ChatChange,
  type ChatChanged,
  conditionsNoted,
  invitationAnswered,
  isMemberRenamed,
  left,
  messageHidden,
  opened,
  openedAgain,
  read,
  refusalToAdd,
  renamed,
  titled,
  written,
} from "./changes.ts";
import { type ChatState, conditionsIn, leaverIn, memberIn } from "./state.ts";

const person = (id: number): OtherMember => ({ kind: "user", id, name: `user${id}`, blockedUntil: null });
const told = (...ids: number[]) => ({
  kind: "news",
  to: ids.map((id) => ({ userID: id, name: `user${id}` })),
});
const asked = (...ids: number[]) => ({ kind: "askConditions", of: ids });
const nothingKnown = { v: 0, muted: [], games: [] };

function open(title: string | null, ...ids: number[]): ChatChanged {
  const [by, ...others] = ids.map(person);
  return opened({
    chatID: "c-x",
    title,
    by,
    conditions: { v: 3, muted: [9], games: [] },
    others,
    createdAt: 1000,
  });
}

function aGroup(...ids: number[]): ChatState {
  return open("Sunday round", ...ids).state;
}

function aPrivateChat(): ChatState {
  return open(null, 1, 2).state;
}

/** The state after a change that is not refused. */
function stateOf(change: ChatChange<string>): ChatState {
  if ("error" in change) throw new Error(`expected a change, found ${change.error}`);
  return change.state;
}

const members = ({ members }: ChatState) => members.map(({ userID }) => userID);

describe("a chat that is opened", () => {
  it("is seen by all members of a group, and asks each for what it must know", () => {
    const { state, effects } = open("Sunday round", 1, 2, 3);
    expect(members(state)).toEqual([1, 2, 3]);
    expect(state.members.map(({ isHidden }) => isHidden)).toEqual([false, false, false]);
    expect(effects).toEqual([asked(1, 2, 3), told(1, 2, 3)]);
  });

  it("is seen by the other member of a private chat from the first message on", () => {
    const { state, effects } = open(null, 1, 2);
    expect(memberIn(state, 2)?.isHidden).toBe(true);
    expect(effects).toEqual([asked(1, 2), told(1)]);
    const change = written(state, 1);
    expect(memberIn(stateOf(change), 2)?.isHidden).toBe(false);
    expect(change).toMatchObject({ effects: [told(1, 2)] });
  });

  it("knows what its first member's room has told, and that the others have not muted that member", () => {
    const { state } = open(null, 1, 2);
    expect(conditionsIn(state, 1)).toEqual({ userID: 1, v: 3, muted: [9], games: [] });
    expect(conditionsIn(state, 2)).toEqual({ userID: 2, ...nothingKnown });
  });

  it("is shown again to a member who had left it and opens it anew", () => {
    const hidden = left(aPrivateChat(), 1, 7).state;
    const { state, effects } = openedAgain(hidden, 1, { v: 4, muted: [], games: [] });
    expect(memberIn(state, 1)).toMatchObject({ isHidden: false, since: 7 });
    expect(conditionsIn(state, 1)?.v).toBe(4);
    expect(effects).toEqual([asked(1, 2), told(1)]);
  });
});

describe("what a chat knows of a member", () => {
  const state = aPrivateChat();

  it("is replaced by what is newer only", () => {
    expect(conditionsNoted(state, 1, { v: 3, muted: [], games: [] }).state).toBe(state);
    const { state: next, effects } = conditionsNoted(state, 1, { v: 4, muted: [2], games: [5] });
    expect(conditionsIn(next, 1)).toEqual({ userID: 1, v: 4, muted: [2], games: [5] });
    expect(effects).toEqual([]);
  });

  it("is nothing of those who are no members", () => {
    expect(conditionsNoted(state, 3, { v: 9, muted: [], games: [] }).state).toBe(state);
  });
});

describe("reading", () => {
  it("is told to the reader's own room, and counts up to the last message only", () => {
    const { state, effects } = read(aGroup(1, 2), 2, 50, 8);
    expect(memberIn(state, 2)?.read).toBe(8);
    expect(effects).toEqual([told(2)]);
  });

  it("of what is read already changes nothing", () => {
    const state = read(aGroup(1, 2), 2, 5, 8).state;
    expect(read(state, 2, 4, 8)).toEqual({ state, effects: [] });
    expect(read(state, 3, 4, 8)).toEqual({ state, effects: [] });
  });
});

describe("a message", () => {
  it("is written by members who see the chat", () => {
    expect(written(aGroup(1, 2), 3)).toEqual({ error: "not_found" });
    expect(written(aPrivateChat(), 2)).toEqual({ error: "not_found" });
  });

  it("that has lost its text is told to those who see the chat", () => {
    const state = aPrivateChat();
    expect(messageHidden(state)).toEqual({ state, effects: [told(1)] });
  });
});

describe("the title", () => {
  it("of a group is told to all who see it", () => {
    const change = titled(aGroup(1, 2), "Monday round");
    expect(stateOf(change).title).toBe("Monday round");
    expect(change).toMatchObject({ effects: [{ kind: "changed" }, told(1, 2)] });
  });

  it("is told to nobody where it stays", () => {
    const group = { ...aGroup(1, 2), title: "Monday round" };
    expect(titled(group, "Monday round")).toEqual({ state: group, effects: [] });
  });

  it("is not there in a private chat", () => {
    expect(titled(aPrivateChat(), "We two")).toEqual({ error: "not_group" });
  });
});

describe("whoever is added", () => {
  it("comes last and sees what is written from then on; all are asked anew", () => {
    const change = added(aGroup(1, 2), { by: 2, user: person(3), last: 12 });
    expect(stateOf(change).members.at(-1)).toMatchObject({ userID: 3, since: 12, read: 12, isHidden: false });
    expect(change).toMatchObject({ effects: [asked(1, 2, 3), { kind: "changed" }, told(1, 2, 3)] });
  });

  it("must not be a member, and there must be space in the group", () => {
    const full = aGroup(...Array.from({ length: limits.chatMembers }, (_, i) => i + 1));
    expect(refusalToAdd(aPrivateChat(), 3)).toBe("not_group");
    expect(refusalToAdd(aGroup(1, 2), 2)).toBe("already_member");
    expect(refusalToAdd(full, 999)).toBe("full");
    expect(refusalToAdd(aGroup(1, 2), 3)).toBeUndefined();
    expect(added(full, { by: 1, user: person(999), last: 0 })).toEqual({ error: "full" });
    expect(added(aGroup(1, 2), { by: 3, user: person(4), last: 0 })).toEqual({ error: "not_found" });
  });
});

describe("whoever has left a group", () => {
  const state = left(aGroup(1, 2, 3), 2, 5).state;
  const invited = stateOf(added(state, { by: 3, user: person(2), last: 8 }));
  const two: Identity = person(2);

  it("is no member any more, and the others are told", () => {
    expect(members(state)).toEqual([1, 3]);
    expect(conditionsIn(state, 2)).toBeUndefined();
    expect(left(aGroup(1, 2, 3), 2, 5).effects).toEqual([told(2), { kind: "changed" }, told(1, 3)]);
  });

  it("is invited instead of added, and sees that", () => {
    expect(members(invited)).toEqual([1, 3]);
    expect(leaverIn(invited, 2)?.invitedBy).toBe(3);
    expect(added(state, { by: 3, user: person(2), last: 8 })).toMatchObject({ effects: [told(1, 3, 2)] });
  });

  it("comes back by accepting, as a new member", () => {
    const back = stateOf(invitationAnswered(invited, { identity: two, isAccepted: true, last: 9 }));
    expect(members(back)).toEqual([1, 3, 2]);
    expect(memberIn(back, 2)).toMatchObject({ since: 9, read: 9 });
    expect(leaverIn(back, 2)).toBeUndefined();
  });

  it("is not asked again after declining", () => {
    const declined = stateOf(invitationAnswered(invited, { identity: two, isAccepted: false, last: 9 }));
    expect(added(declined, { by: 1, user: person(2), last: 9 })).toEqual({ error: "has_left" });
  });

  it("answers nothing without an invitation, or after its sender has gone", () => {
    const answer = { identity: two, isAccepted: true, last: 9 };
    expect(invitationAnswered(state, answer)).toEqual({ error: "not_found" });
    expect(invitationAnswered(left(invited, 3, 9).state, answer)).toEqual({ error: "not_found" });
  });

  it("finds no space in a group that has become full, and may decline all the same", () => {
    const others = Array.from({ length: limits.chatMembers - 2 }, (_, i) => person(10 + i));
    const full = others.reduce((so, user) => stateOf(added(so, { by: 1, user, last: 9 })), invited);
    expect(invitationAnswered(full, { identity: two, isAccepted: true, last: 9 })).toEqual({ error: "full" });
    const declined = stateOf(invitationAnswered(full, { identity: two, isAccepted: false, last: 9 }));
    expect(leaverIn(declined, 2)).toMatchObject({ invitedBy: null, hasDeclined: true });
  });
});

describe("leaving", () => {
  it("hides a private chat up to the last message, and tells nobody else", () => {
    const { state, effects } = left(aPrivateChat(), 1, 7);
    expect(memberIn(state, 1)).toMatchObject({ isHidden: true, since: 7, read: 7 });
    expect(effects).toEqual([told(1)]);
  });

  it("ends a group when the last member goes", () => {
    const { state, effects } = left(aGroup(1), 1, 7);
    expect(state.members).toEqual([]);
    expect(effects).toEqual([told(1), { kind: "changed" }, { kind: "news", to: [] }, { kind: "end" }]);
  });

  it("twice changes nothing", () => {
    const { state } = left(aGroup(1, 2), 2, 7);
    expect(left(state, 2, 8)).toEqual({ state, effects: [] });
  });
});

describe("a new name", () => {
  it("of a member is told to all", () => {
    const anna: Identity = { kind: "user", id: 2, name: "anna" };
    const { state, effects } = renamed(aGroup(1, 2), anna, false);
    expect(memberIn(state, 2)?.name).toBe("anna");
    expect(isMemberRenamed(aGroup(1, 2), anna)).toBe(true);
    expect(effects).toEqual([
      {
        kind: "news",
        to: [
          { userID: 1, name: "user1" },
          { userID: 2, name: "anna" },
        ],
      },
    ]);
  });

  it("of a leaver is kept, and told where messages of theirs are", () => {
    const state = left(aGroup(1, 2), 2, 7).state;
    const anna: Identity = { kind: "user", id: 2, name: "anna" };
    expect(leaverIn(renamed(state, anna, false).state, 2)?.name).toBe("anna");
    expect(renamed(state, anna, false).effects).toEqual([]);
    expect(renamed(state, anna, true).effects).toEqual([told(1)]);
  });

  it("that a member has already is told to nobody", () => {
    const { effects } = renamed(aGroup(1, 2), person(2), false);
    expect(effects).toEqual([]);
    expect(isMemberRenamed(aGroup(1, 2), person(2))).toBe(false);
  });

  it("is none for a deleted account, which leaves; with the last one the chat ends", () => {
    const gone = deleted(person(2));
    const { state, effects } = renamed(aGroup(1, 2), gone, false);
    expect(members(state)).toEqual([1]);
    expect(effects).toEqual([told(1)]);
    expect(renamed(aGroup(2), gone, false).effects.at(-1)).toEqual({ kind: "end" });
  });
});

describe("a block by moderation", () => {
  it("is told to all who look at the chat, once", () => {
    const { state, effects } = blocked(aGroup(1, 2), 2, 5000);
    expect(memberIn(state, 2)?.blockedUntil).toBe(5000);
    expect(effects).toEqual([{ kind: "changed" }]);
    expect(blocked(state, 2, 5000)).toEqual({ state, effects: [] });
    expect(blocked(state, 3, 5000)).toEqual({ state, effects: [] });
  });
});
