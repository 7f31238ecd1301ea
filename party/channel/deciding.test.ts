import { describe, expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import type { Identity, ModerationStatus } from "#schema/rooms.ts";
import { isAccepted, paceRefusal, type Rights, rightsOf, shownSince } from "./deciding.ts";
import { kindOf } from "./kind.ts";
import { type ChannelState, isOpen, unopened } from "./state.ts";
import { rightsFor, viewerFor } from "./viewer.ts";

const now = Date.UTC(2026, 5, 10, 12);
const member: Identity = { kind: "user", id: 1, name: "Ada" };
const leader: Identity = { kind: "user", id: 2, name: "Ben" };
const stranger: Identity = { kind: "user", id: 3, name: "Cleo" };
const guest: Identity = { kind: "guest", id: 1, name: "Guest" };
const plain: ModerationStatus = { blockedUntil: null, isAdmin: false, isModerator: false };
const admin: ModerationStatus = { ...plain, isAdmin: true };
const state: ChannelState = { members: [member, leader], leader, ends: null, readers: "everybody", taken: 0 };

/** The rights of somebody in the channel of this name. */
const rightsIn = (
  channel: string,
  identity: Identity | null,
  moderationStatus: ModerationStatus | null = plain,
) => rightsOf(kindOf(channel), state, { identity, moderationStatus }, now);

const may = (channel: string, identity: Identity | null, moderationStatus?: ModerationStatus | null) =>
  rightsIn(channel, identity, moderationStatus)?.may;

describe("the right to write", () => {
  it("have all users in general", () => {
    expect(may("general", stranger)).toBe("write");
    expect(may("general", guest)).toBe("members_only");
    expect(may("general", null, null)).toBe("not_signed_in");
  });

  it("have admins in news", () => {
    expect(may("news", stranger, admin)).toBe("write");
    expect(may("news", stranger)).toBe("only_admins");
    expect(may("news", null, null)).toBe("only_admins");
  });

  it("have the members of a game and a tournament, and there admins too; others read", () => {
    for (const channel of ["g-5", "t-5"]) {
      expect(may(channel, member)).toBe("write");
      expect(may(channel, guest)).toBe("spectator");
      expect(may(channel, null, null)).toBe("spectator");
    }
    expect(may("g-5", stranger, admin)).toBe("spectator");
    expect(may("t-5", stranger, admin)).toBe("write");
  });

  it("have only the people of a tournament that is not shown, and nobody else reads, be it an admin", () => {
    const key = "k".repeat(22);
    const mayWith = (readers: ChannelState["readers"], identity: Identity | null, known: string | null) =>
      rightsOf(kindOf("t-5"), { ...state, readers }, { identity, moderationStatus: admin, key: known }, now)
        ?.may;
    for (const readers of ["nobody", null, { key }] as const) {
      expect(mayWith(readers, member, null)).toBe("write");
      expect(mayWith(readers, stranger, null)).toBeUndefined();
      expect(mayWith(readers, null, "x".repeat(22))).toBeUndefined();
    }
    expect(mayWith("nobody", stranger, key)).toBeUndefined();
    expect(mayWith({ key }, stranger, key)).toBe("write");
  });

  it("have the members of a waiting room; others don't even read", () => {
    expect(may("w-abc", member)).toBe("write");
    expect(may("w-abc", stranger)).toBeUndefined();
  });

  it("is taken from who is blocked, until then, and is all that the block takes", () => {
    expect(may("general", member, { ...plain, blockedUntil: now + 1 })).toBe("blocked");
    expect(may("general", member, { ...plain, blockedUntil: now })).toBe("write");
    expect(may("g-5", stranger, { ...plain, blockedUntil: now + 1 })).toBe("spectator");
  });

  it("has nobody in a channel of a game that has not opened", () => {
    const reader = { identity: member, moderationStatus: plain };
    expect(rightsOf(kindOf("g-5"), unopened, reader, now)?.may).toBe("spectator");
  });
});

describe("the right to hide messages", () => {
  it("have the leader of a tournament and the admins", () => {
    expect(rightsIn("t-5", leader)?.mayHide).toBe(true);
    expect(rightsIn("t-5", stranger, admin)?.mayHide).toBe(true);
    expect(rightsIn("t-5", member)?.mayHide).toBe(false);
    expect(rightsIn("t-5", null, null)?.mayHide).toBe(false);
  });

  it("has nobody elsewhere", () => {
    for (const channel of ["general", "news", "g-5", "w-abc"])
      for (const status of [plain, admin])
        expect(rightsIn(channel, leader, status)?.mayHide ?? false).toBe(false);
  });
});

describe("whoever writes much", () => {
  it("has to wait after so many messages", () => {
    const lately = (byAuthor: number) => paceRefusal({ byAuthor, crowd: null });
    expect(lately(limits.messagesPerPeriod - 1)).toBeUndefined();
    expect(lately(limits.messagesPerPeriod)).toBe("too_many");
  });

  it("has to wait after one already where many write", () => {
    const lately = (byAll: number, byAuthor: number) => paceRefusal({ byAuthor, crowd: { byAll, byAuthor } });
    expect(lately(limits.slowModeMessages, 1)).toBe("slow_mode");
    expect(lately(limits.slowModeMessages, 0)).toBeUndefined();
    expect(lately(limits.slowModeMessages - 1, 1)).toBeUndefined();
    expect(lately(limits.slowModeMessages, limits.messagesPerPeriod)).toBe("too_many");
  });
});

describe("a message that was addressed elsewhere", () => {
  const writes: Rights = { may: "write", mayHide: false };
  const first = { hasArrived: false, byAuthor: 0 };

  it("is accepted from those who may write, unless they have written too much", () => {
    expect(isAccepted(writes, first)).toBe(true);
    expect(isAccepted({ ...writes, may: "spectator" }, first)).toBe(false);
    expect(isAccepted(undefined, first)).toBe(false);
    expect(isAccepted(writes, { ...first, byAuthor: limits.messagesPerPeriod })).toBe(false);
  });

  it("is accepted once more, however much its author has written since", () => {
    expect(isAccepted(writes, { hasArrived: true, byAuthor: limits.messagesPerPeriod })).toBe(true);
  });
});

describe("a channel", () => {
  it("is open from its opening until its end", () => {
    expect(isOpen(undefined, now)).toBe(false);
    expect(isOpen(state, now)).toBe(true);
    expect(isOpen({ ...state, ends: now + 1 }, now)).toBe(true);
    expect(isOpen({ ...state, ends: now }, now)).toBe(false);
  });

  it("shows all that it keeps, and general the last hours", () => {
    expect(shownSince(kindOf("g-5"), now)).toBe(0);
    expect(shownSince(kindOf("general"), now)).toBe(now - limits.generalShownMs);
  });

  it("keeps messages for a while, and news for ever", () => {
    for (const channel of ["general", "g-5", "w-abc", "t-5"])
      expect(kindOf(channel).storedMs).toBe(limits.channelMessagesStoredMs);
    expect(kindOf("news").storedMs).toBeNull();
  });

  it("shows everybody with the same rights the same, which the viewer says", () => {
    expect(viewerFor({ may: "write", mayHide: true })).not.toBe(viewerFor({ may: "write", mayHide: false }));
    for (const mayHide of [true, false])
      for (const may of ["write", "blocked", "spectator"] as const)
        expect(rightsFor(viewerFor({ may, mayHide }))).toEqual({ may, mayHide });
  });
});
