import { describe, expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import { publish, send } from "../effects.ts";
import {
  declined,
  type Facts,
  forgotten,
  type InvitationState,
  invited,
  inviteeOf,
  published,
  type Received,
  renamed,
  sent,
  shown,
  takenBack,
  waitsNow,
  withdrawn,
} from "./invitationChanges.ts";

const now = Date.UTC(2026, 5, 10, 12);
const [here, there] = ["here", "there"] as WaitingID[];
const anna = { kind: "user", id: 1, name: "Anna" } as const;
const nobodyMuted = new Set<number>();
const facts: Facts = { waitsIn: null, muted: nobodyMuted };
const none: InvitationState = { received: [], sent: [] };

/** An invitation by Anna to a waiting room. */
const byAnna = (over: Partial<Received> = {}): Received => ({
  waitingID: here,
  byID: anna.id,
  username: anna.name,
  at: now,
  isOpen: true,
  ...over,
});
const withReceived = (...received: Received[]): InvitationState => ({ ...none, received });
const event = (...invitations: { waitingID: WaitingID; username: string; at: number }[]) =>
  publish("user:invitations", { invitations });
const toldOfAnna = { waitingID: here, username: "Anna", at: now };
const noticeOf = (waitingID: WaitingID, username: string) => ({
  kind: "notice",
  notice: { kind: "invitation", waitingID, username },
});

describe("a received invitation", () => {
  it("is shown in all tabs, and the person might want to know it", () => {
    expect(invited(none, { by: anna, waitingID: here, at: now }, facts)).toEqual({
      state: withReceived(byAnna()),
      effects: [event(toldOfAnna), noticeOf(here, "Anna")],
    });
  });

  it("to where the person waits already is not stored, but may still be told", () => {
    const change = invited(none, { by: anna, waitingID: here, at: now }, { ...facts, waitsIn: here });
    expect(change).toEqual({ state: none, effects: [noticeOf(here, "Anna")] });
  });

  it("that comes twice stays the same", () => {
    const before = withReceived(byAnna({ isOpen: false }));
    const { state } = invited(before, { by: anna, waitingID: here, at: now }, facts);
    expect(state.received[0]).toBe(before.received[0]);
  });

  it("carries a new name, and is reopened neither with it nor by asking again", () => {
    const before = withReceived(byAnna({ isOpen: false }), byAnna({ waitingID: there }));
    const by = { ...anna, name: "Anja" };
    expect(invited(before, { by, waitingID: here, at: now }, facts).state.received).toEqual([
      byAnna({ isOpen: false, username: "Anja" }),
      before.received[1],
    ]);
    const later = { by, waitingID: here, at: now + 1 };
    expect(invited(before, later, facts).state.received[0]).toEqual(
      byAnna({ isOpen: false, username: "Anja", at: now + 1 }),
    );
    const earlier = { by, waitingID: here, at: now - 1 };
    expect(invited(withReceived(byAnna()), earlier, facts).state.received[0].isOpen).toBe(true);
  });

  it("to a table that the person has declined stays declined, also after a withdrawal, and from others there", () => {
    const before = declined(withReceived(byAnna()), here, facts).state;
    const back = takenBack(before, here, anna.id, facts).state;
    const again = invited(back, { by: anna, waitingID: here, at: now + 1 }, facts).state;
    const byBen = { by: { ...anna, id: 2, name: "Ben" }, waitingID: here, at: now + 2 };
    const { received } = invited(again, byBen, facts).state;
    expect(received.map(({ byID, isOpen }) => [byID, isOpen])).toEqual([
      [anna.id, false],
      [2, false],
    ]);
    const elsewhere = { by: anna, waitingID: there, at: now + 3 };
    expect(invited(again, elsewhere, facts).state.received.at(-1)?.isOpen).toBe(true);
  });

  it("to a table where the person has been may come again", () => {
    const left = waitsNow(waitsNow(withReceived(byAnna()), here, facts).state, null, facts).state;
    expect(invited(left, { by: anna, waitingID: here, at: now + 1 }, facts).state.received).toEqual([
      byAnna({ at: now + 1 }),
    ]);
  });

  it("takes the place of the earliest one where there are too many", () => {
    const received = Array.from({ length: limits.invitationsKept }, (_, i) =>
      byAnna({ byID: 100 + i, at: now - i }),
    );
    const by = { ...anna, id: 2 };
    const names = (at: number) =>
      invited(withReceived(...received), { by, waitingID: here, at }, facts).state.received.map(
        ({ byID }) => byID,
      );
    const ids = received.map(({ byID }) => byID);
    expect(names(now + 1)).toEqual([...ids.slice(0, -1), by.id]);
    expect(names(received.at(-1)!.at)).toEqual(ids);
  });

  it("from somebody muted is not shown, but stays", () => {
    const muted = new Set([anna.id]);
    const { state, effects } = invited(
      none,
      { by: anna, waitingID: here, at: now },
      { waitsIn: null, muted },
    );
    expect(effects[0]).toEqual(event());
    expect(published(state, facts)).toEqual({ state, effects: [event(toldOfAnna)] });
  });

  it("is shown unless it is answered, the earliest first", () => {
    const later = byAnna({ at: now + 1 });
    const open = byAnna({ waitingID: there });
    expect(shown([later, byAnna({ isOpen: false }), open], nobodyMuted)).toEqual([
      { waitingID: there, username: "Anna", at: now },
      { waitingID: here, username: "Anna", at: now + 1 },
    ]);
  });

  it("is declined together with all others to the same waiting room", () => {
    const elsewhere = byAnna({ waitingID: there });
    const state = withReceived(byAnna(), byAnna({ byID: 2 }), elsewhere);
    const change = declined(state, here, facts);
    expect(change).toEqual({
      state: withReceived(byAnna({ isOpen: false }), byAnna({ byID: 2, isOpen: false }), elsewhere),
      effects: [event({ waitingID: there, username: "Anna", at: now })],
    });
    expect(change.state.received[2]).toBe(elsewhere);
  });

  it("is not declined where there is none, which nobody is told", () => {
    const state = withReceived(byAnna({ isOpen: false }), byAnna({ waitingID: there }));
    expect(declined(state, here, facts)).toEqual({ state, effects: [] });
  });

  it("is taken back by its sender", () => {
    const others = [byAnna({ byID: 2 }), byAnna({ waitingID: there })];
    const change = takenBack(withReceived(byAnna(), ...others), here, anna.id, facts);
    expect(change.state.received).toEqual(others);
    expect(change.effects).toEqual([event(toldOfAnna, { ...toldOfAnna, waitingID: there })]);
  });

  it("is forgotten with the account", () => {
    const state = withReceived(byAnna());
    expect(forgotten(state)).toEqual({ state: none, effects: [] });
  });
});

describe("who invites", () => {
  const asking = { isGuest: false, isBlocked: false, waitsIn: here, friendID: 7 };

  it("is a user who may write and waits, and invites a friend to where they wait", () => {
    expect(inviteeOf(asking)).toEqual({ userID: 7, waitingID: here });
  });

  it("is refused for the first reason of all", () => {
    const no = { isGuest: true, isBlocked: true, waitsIn: null, friendID: undefined };
    expect(inviteeOf(no)).toEqual({ error: "members_only" });
    expect(inviteeOf({ ...no, isGuest: false })).toEqual({ error: "blocked" });
    expect(inviteeOf({ ...asking, waitsIn: null, friendID: undefined })).toEqual({ error: "not_waiting" });
    expect(inviteeOf({ ...asking, friendID: undefined })).toEqual({ error: "not_friends" });
  });
});

describe("a sent invitation", () => {
  const toBen = { userID: 7, waitingID: here, at: now };
  const toCleo = { userID: 8, waitingID: here, at: now + 1 };
  const withSent: InvitationState = { ...none, sent: [toBen, toCleo] };
  const message = ({ userID, waitingID }: typeof toBen) => send("invitation", { userID, waitingID });

  it("is stored, and its recipient is told", () => {
    expect(sent(none, { userID: 7, waitingID: here }, now, here)).toEqual({
      state: { ...none, sent: [toBen] },
      effects: [message(toBen)],
    });
  });

  it("replaces an earlier one to the same user", () => {
    expect(sent(withSent, { userID: 7, waitingID: here }, now + 2, here)).toEqual({
      state: { ...none, sent: [toCleo, { ...toBen, at: now + 2 }] },
      effects: [message(toBen)],
    });
  });

  it("is refused to somebody who does not wait there any more", () => {
    const invitee = { userID: 7, waitingID: here };
    expect(sent(none, invitee, now, there)).toEqual({ error: "not_waiting" });
    expect(sent(none, invitee, now, null)).toEqual({ error: "not_waiting" });
  });

  it("is withdrawn when its sender waits nowhere", () => {
    const state = { ...withSent, received: [byAnna()] };
    expect(waitsNow(state, null, facts)).toEqual({
      state: withReceived(byAnna()),
      effects: [message(toBen), message(toCleo)],
    });
  });

  it("is withdrawn when its sender waits elsewhere, which settles the invitations to there", () => {
    const state = { ...withSent, received: [byAnna({ waitingID: there })] };
    expect(waitsNow(state, there, facts)).toEqual({
      state: none,
      effects: [message(toBen), message(toCleo), event()],
    });
  });

  it("stays as long as its sender waits there", () => {
    const { state, effects } = waitsNow(withSent, here, facts);
    expect(state.sent[0]).toBe(toBen);
    expect({ state, effects }).toEqual({ state: withSent, effects: [] });
  });

  it("is told again when its sender has a new name", () => {
    expect(renamed(withSent)).toEqual({ state: withSent, effects: [message(toBen), message(toCleo)] });
  });
});

it("a sent invitation is withdrawn alone, and its recipient told; one that was not sent changes nothing", () => {
  const toBen = { userID: 2, waitingID: here };
  const before: InvitationState = {
    ...none,
    sent: [
      { ...toBen, at: now },
      { userID: 3, waitingID: here, at: now },
    ],
  };
  const { state, effects } = withdrawn(before, toBen);
  expect(state.sent).toEqual([before.sent[1]]);
  expect(effects).toEqual([send("invitation", toBen)]);
  expect(withdrawn(state, toBen)).toEqual({ state, effects: [] });
});
