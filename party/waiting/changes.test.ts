import { describe, expect, test } from "vitest";
import { limits } from "#schema/limits.ts";
import { deleted } from "#schema/names.ts";
import type { WaitingID } from "#schema/protocol/waitingGame.ts";
import type { Identity, SeatOwner } from "#schema/rooms.ts";
import * as changes from "./changes.ts";
import {
  drawFor,
  gameFor,
  type Human,
  isBeginning,
  isRevealing,
  type Slot,
  slotEnd,
  snapshotFor,
  type WaitingState,
} from "./state.ts";

const [ada, bea, cleo, dora, eve] = ["Ada", "Bea", "Cleo", "Dora", "Eve"].map(
  (name, i): Identity => ({ kind: "user", id: i + 1, name }),
);
const guest: Identity = { kind: "guest", id: 1, name: "guest1000" };
const wishes = {
  nPlayers: 4,
  nTeams: 2,
  meister: true,
  private: false,
  membersOnly: false,
  rated: true,
  moveTimeMs: null,
} as const;

const opening = { waitingID: "a".repeat(22) as WaitingID, creator: ada, createdAt: 1 };

function aRoom(more: Partial<typeof wishes> | { membersOnly: true } = {}): WaitingState {
  return changes.opened({ ...opening, wishes: { ...wishes, ...more } });
}

/** The room after these changes, none of which is refused. */
function changed(state: WaitingState, ...steps: ((state: WaitingState) => changes.Change)[]): WaitingState {
  return steps.reduce((now, step) => {
    const next = step(now);
    if ("error" in next) throw new Error(next.error);
    return next;
  }, state);
}

const joins = (who: Identity) => (state: WaitingState) => changes.join(state, who, 2);
const full = () => changed(aRoom(), joins(bea), joins(cleo), joins(dora));
const on = (slot: number, name: string): changes.Whom => ({ slot, name });
const names = ({ slots }: WaitingState) =>
  slots.map((slot) => (slot === null ? null : slot.kind === "bot" ? slot.name : slot.identity.name));
const readies = ({ slots }: WaitingState) => slots.map((slot) => slot?.kind === "human" && slot.isReady);

describe("a slot of somebody who is away", () => {
  const away = (who: Identity) => (state: WaitingState) => changes.attended(state, who, 1000);
  const endOf = (state: WaitingState, slot: number) => slotEnd(state, state.slots[slot] as Human);

  test("is kept for a while, the host's longer, and anew once somebody has come", () => {
    const late = (state: WaitingState) => changes.join(state, bea, 50_000);
    const room = changed(aRoom(), away(ada));
    expect(endOf(room, 0)).toBe(1000 + limits.hostSlotKeptMs);
    const withBea = changed(room, late, away(bea));
    expect(endOf(withBea, 0)).toBe(50_000 + limits.hostSlotKeptMs);
    expect(endOf(withBea, 1)).toBe(1000 + limits.slotKeptMs);
  });

  test("is the host's until friends have found the link of a private room", () => {
    const room = changed(changes.opened({ ...opening, wishes: { ...wishes, private: true } }), away(ada));
    expect(endOf(room, 0)).toBe(1000 + limits.privateRoomKeptMs);
    expect(endOf(changed(room, joins(bea)), 0)).toBe(1000 + limits.hostSlotKeptMs);
  });

  test("has no end any more once the person is back", () => {
    const room = changed(aRoom(), away(ada), (now) => changes.attended(now, ada, undefined));
    expect(endOf(room, 0)).toBeUndefined();
    expect(room).toEqual(aRoom());
  });
});

describe("joining", () => {
  test("takes the first free slot, in a color of its own, once", () => {
    const room = changed(aRoom(), joins(bea), joins(bea));
    expect(names(room)).toEqual(["Ada", "Bea", null, null]);
    expect(room.slots.map((slot) => slot?.color)).toEqual(["red", "black", undefined, undefined]);
  });

  test("is refused where it is full, for players alone, or somebody was sent away", () => {
    expect(changes.join(full(), eve, 2)).toEqual({ error: "full" });
    expect(changes.join(aRoom({ membersOnly: true }), guest, 2)).toEqual({ error: "members_only" });
    const without = changed(full(), (room) => changes.removePlayer(room, ada, on(1, "Bea")));
    expect(changes.join(without, bea, 2)).toEqual({ error: "removed" });
  });

  test("is open again to whom the admin lets in, and to nobody else who was sent away", () => {
    const room = changed(
      full(),
      (now) => changes.removePlayer(now, ada, on(1, "Bea")),
      (now) => changes.removePlayer(now, ada, on(2, "Cleo")),
    );
    expect(snapshotFor(room, ada)).toMatchObject({ isSentAway: false, sentAway: ["Bea", "Cleo"] });
    expect(snapshotFor(room, bea)).toMatchObject({ isSentAway: true, sentAway: [] });
    expect(snapshotFor(room, dora)).toMatchObject({ isSentAway: false, sentAway: [] });
    expect(changes.letIn(room, dora, "Bea")).toEqual({ error: "not_admin" });
    const open = changed(room, (now) => changes.letIn(now, ada, "Bea"));
    expect(names(changed(open, joins(bea)))).toEqual(["Ada", "Bea", null, "Dora"]);
    expect(changes.join(open, cleo, 2)).toEqual({ error: "removed" });
    expect(changes.letIn(open, ada, "Bea")).toBe(open);
  });

  test("is refused to who was sent away by an older version, which has kept no names", () => {
    const room = { ...aRoom(), removed: [{ kind: "user", id: bea.id }] } as const;
    expect(changes.join(room, bea, 2)).toEqual({ error: "removed" });
    expect(snapshotFor(room, ada).sentAway).toEqual([]);
  });
});

describe("the admin alone", () => {
  test("adds bots to empty slots and takes them away", () => {
    const room = changed(
      aRoom(),
      joins(bea),
      (now) => changes.addBot(now, ada, 3, "solid"),
      (now) => changes.addBot(now, ada, 2, "beginner"),
    );
    expect(names(room)).toEqual(["Ada", "Bea", "bot2", "bot1"]);
    expect(names(changed(room, (now) => changes.removeBot(now, ada, on(3, "bot1"))))).toEqual([
      "Ada",
      "Bea",
      "bot2",
      null,
    ]);
    expect(changes.addBot(room, ada, 3, "solid")).toEqual({ error: "slot_taken" });
    expect(changes.removeBot(room, ada, on(1, "Bea"))).toEqual({ error: "slot_empty" });
    for (const refused of [
      changes.addBot(room, bea, 3, "solid"),
      changes.removeBot(room, bea, on(3, "bot1")),
      changes.moveBot(room, bea, on(3, "bot1"), -1),
      changes.removePlayer(room, bea, on(0, "Ada")),
      changes.movePlayer(room, bea, on(0, "Ada"), 1),
      changes.switchColor(room, bea, on(0, "Ada"), "pink"),
    ])
      expect(refused).toEqual({ error: "not_admin" });
    for (const refused of [
      changes.addBot(room, eve, 3, "solid"),
      changes.switchColor(room, eve, on(0, "Ada"), "pink"),
    ])
      expect(refused).toEqual({ error: "not_member" });
  });

  test("hands that over to the first other human on leaving", () => {
    const room = changed(aRoom(), (now) => changes.addBot(now, ada, 1, "solid"), joins(bea));
    const next = changed(room, (now) => changes.removePlayer(now, ada, on(0, "Ada")));
    expect(next.admin).toEqual({ kind: "user", id: bea.id });
    expect(next.closed).toBeNull();
  });
});

describe("who meant somebody that is on another slot by now", () => {
  test("hits nobody else", () => {
    const room = changed(
      aRoom(),
      joins(bea),
      joins(cleo),
      (now) => changes.addBot(now, ada, 3, "solid"),
      (now) => changes.movePlayer(now, bea, on(1, "Bea"), 1),
    );
    expect(names(room)).toEqual(["Ada", "Cleo", "Bea", "bot1"]);
    for (const refused of [
      changes.removePlayer(room, ada, on(1, "Bea")),
      changes.movePlayer(room, ada, on(1, "Bea"), 1),
      changes.switchColor(room, ada, on(1, "Bea"), "pink"),
      changes.removeBot(room, ada, on(3, "bot2")),
      changes.moveBot(room, ada, on(3, "bot2"), -1),
      changes.switchColor(room, ada, on(3, "bot2"), "pink"),
    ])
      expect(refused).toEqual({ error: "stale" });
  });

  test("leaves from whatever slot that is", () => {
    const room = changed(full(), (now) => changes.movePlayer(now, ada, on(1, "Bea"), 1));
    expect(names(changed(room, (now) => changes.removePlayer(now, bea, {})))).toEqual([
      "Ada",
      "Cleo",
      null,
      "Dora",
    ]);
    expect(changes.removePlayer(room, eve, {})).toEqual({ error: "not_member" });
  });
});

describe("changing places", () => {
  test("is with the next slot, whoever is there, and nobody is ready any more", () => {
    const room = changed(full(), (now) => changes.ready(now, bea, true));
    expect(readies(room)).toEqual([false, true, false, false]);
    const moved = changed(room, (now) => changes.movePlayer(now, bea, on(1, "Bea"), 1));
    expect(names(moved)).toEqual(["Ada", "Cleo", "Bea", "Dora"]);
    expect(readies(moved)).toEqual([false, false, false, false]);
    expect(moved.slots[2]?.color).toBe(room.slots[1]?.color);
  });

  test("ends at the first and the last slot", () => {
    expect(changes.movePlayer(full(), ada, on(0, "Ada"), -1)).toEqual({ error: "cannot_move" });
    expect(changes.movePlayer(full(), dora, on(3, "Dora"), 1)).toEqual({ error: "cannot_move" });
    expect(changes.movePlayer(aRoom(), ada, on(2, "Bea"), 1)).toEqual({ error: "slot_empty" });
  });
});

describe("a color", () => {
  test("may be any that nobody else has", () => {
    const room = changed(full(), (now) => changes.switchColor(now, bea, on(1, "Bea"), "pink"));
    expect(room.slots[1]?.color).toBe("pink");
    expect(changes.switchColor(room, ada, on(0, "Ada"), "pink")).toEqual({ error: "color_taken" });
    expect(changes.switchColor(aRoom(), ada, on(3, "Bea"), "pink")).toEqual({ error: "slot_empty" });
  });
});

describe("being ready", () => {
  test("needs a full room and a slot of one's own", () => {
    expect(changes.ready(aRoom(), ada, true)).toEqual({ error: "not_full" });
    expect(changes.ready(full(), eve, true)).toEqual({ error: "not_member" });
  });

  test("of all starts the game, once they wait nowhere else, with everybody on the seat of the slot", () => {
    const ready = [ada, bea, cleo, dora].map((who) => (now: WaitingState) => changes.ready(now, who, true));
    const room = changed(full(), ...ready);
    expect(room.isStarting).toBe(true);
    expect(isBeginning(room)).toBe(false);
    const claimed = [ada, bea, cleo, dora].reduce(
      (now, who) => changes.claimed(now, who, who === ada ? 1 : 2),
      room,
    );
    expect(isBeginning(claimed)).toBe(true);
    const game = gameFor(claimed, 5);
    const on = game.seats.map((owner) => (owner as SeatOwner & { identity: Identity }).identity.name);
    expect(on).toEqual(["Ada", "Cleo", "Bea", "Dora"]);
    expect(game).toMatchObject({ variant: "4x2m", isPrivate: false, waitingID: room.id, createdAt: 5 });
    expect(game.colors[2]).toBe(claimed.slots[1]?.color);
  });
});

describe("a room", () => {
  test("is closed when its last human leaves, bots or not", () => {
    const room = changed(aRoom(), (now) => changes.addBot(now, ada, 1, "solid"));
    expect(changes.left(room, ada).closed).toBe("empty");
  });
});

describe("a rematch", () => {
  const seats = [ada, bea, cleo, dora].map((identity): SeatOwner => ({ kind: "human", identity }));
  const rematch = {
    waitingID: "b".repeat(22),
    gameID: 1,
    variant: "4x2m" as const,
    moveTimeMs: null,
    isRated: true,
    seats,
    colors: ["black", "red", "blue", "green"] as const,
    creator: bea,
    invited: [0, 2],
    until: 9,
    createdAt: 1,
  };
  const kinds = ({ slots }: WaitingState) => slots.map((slot) => slot?.kind ?? null);

  test("keeps the slots of those who are asked, as they sat; those of the others are free", () => {
    const room = changes.openedAgain(rematch);
    expect(names(room)).toEqual(["Ada", "Cleo", "Bea", null]);
    expect(kinds(room)).toEqual(["invited", "invited", "human", null]);
    const joined = changed(room, joins(cleo), joins(eve));
    expect(names(joined)).toEqual(["Ada", "Cleo", "Bea", "Eve"]);
    expect(kinds(joined)).toEqual(["invited", "human", "human", "human"]);
    expect(joined.slots[1]?.color).toBe("blue");
    expect(changes.ready(joined, bea, true)).toEqual({ error: "not_full" });
    expect(changes.join(joined, dora, 2)).toEqual({ error: "full" });
  });

  test("goes on as long as two want it, and then says who was the last to leave", () => {
    const room = changed(changes.openedAgain(rematch), joins(cleo));
    const without = changes.declined(room, ada);
    expect([names(without), without.closed]).toEqual([[null, "Cleo", "Bea", null], null]);
    expect(changed(without, (now) => changes.addBot(now, bea, 0, "solid")).slots[0]?.kind).toBe("bot");
    expect(changes.left(without, cleo)).toMatchObject({ closed: "left", leaver: "Cleo" });
    expect(changes.left(changed(without, joins(eve)), cleo).closed).toBeNull();
    expect(changes.declined(changes.left(room, cleo), ada)).toMatchObject({ closed: "left", leaver: "Ada" });
  });

  test("hands the admin's part over, and is closed when nobody waits in it", () => {
    const room = changed(changes.openedAgain(rematch), joins(cleo));
    expect(changes.left(room, bea).admin).toEqual({ kind: "user", id: cleo.id });
    expect(changes.left(changes.openedAgain(rematch), bea).closed).toBe("empty");
  });

  test("waits for those who are asked for a while; the admin may stop earlier", () => {
    const room = changed(changes.openedAgain(rematch), joins(cleo));
    expect(changes.waitedEnough(changes.openedAgain(rematch))).toMatchObject({ closed: "late" });
    expect(names(changes.waitedEnough(room))).toEqual([null, "Cleo", "Bea", null]);
    expect(names(changed(room, (now) => changes.removePlayer(now, bea, on(0, "Ada"))))[0]).toBeNull();
    expect(changes.removePlayer(room, cleo, on(0, "Ada"))).toEqual({ error: "not_admin" });
    expect(changes.removePlayer(room, bea, on(0, "Eve"))).toEqual({ error: "stale" });
  });

  test("keeps the slot of a guest who becomes a user, and of nobody twice", () => {
    const before = changes.openedAgain({
      ...rematch,
      seats: seats.with(0, { kind: "human", identity: guest }),
    });
    expect(names(changes.reseated(before, guest, eve, 3))[0]).toBe("Eve");
    expect(names(changes.reseated(before, guest, bea, 3))[0]).toBeNull();
    expect(names(changes.renamed(before, deleted(guest)))[0]).toBeNull();
  });
});

describe("somebody who becomes another", () => {
  test("keeps the slot under a new name, and is admin still", () => {
    const room = changes.renamed(aRoom(), { ...ada, name: "Adele", nameVersion: 2 });
    expect(names(room)[0]).toBe("Adele");
    expect(room.slots[0]).toMatchObject({ since: 1 });
    const late = changes.reseated(room, ada, { ...ada, name: "Adeline", nameVersion: 1 }, 9);
    expect(late).toBe(room);
  });

  test("stays where the game is on its way, though the user sits here already", () => {
    const steps = [ada, bea, cleo].flatMap((who) => [
      joins(who),
      (now: WaitingState) => changes.claimed(now, who, who === ada ? 1 : 2),
    ]);
    const room = changed(aRoom(), ...steps, joins(guest), (now) => changes.claimed(now, guest, 2));
    const ready = [ada, bea, cleo, guest].map((who) => (now: WaitingState) => changes.ready(now, who, true));
    const beginning = changed(room, ...ready);
    expect(isBeginning(beginning)).toBe(true);
    const after = changes.reseated(beginning, guest, bea, 9);
    expect([names(after), isBeginning(after)]).toEqual([["Ada", "Bea", "Cleo", "Bea"], true]);
  });

  test("as a guest that signs in claims the slot anew, or gives it up where the user sits already", () => {
    const room = changed(aRoom(), joins(guest));
    expect(changes.reseated(room, guest, bea, 9).slots[1]).toMatchObject({
      identity: bea,
      since: 9,
      isClaimed: false,
    });
    expect(names(changes.reseated(changed(room, joins(bea)), guest, bea, 9))).toEqual([
      "Ada",
      null,
      "Bea",
      null,
    ]);
  });
});

describe("what browsers draw for the seed", () => {
  const [hash, secret] = ["a".repeat(64), "b".repeat(64)];
  const isReady = (who: Identity, commitment?: string) => (state: WaitingState) =>
    changes.ready(state, who, true, commitment);
  const claimed = (state: WaitingState): WaitingState => ({
    ...state,
    drawn: { serverSeed: "c".repeat(64), serverHash: "d".repeat(64) },
    slots: state.slots.map((slot) => (slot?.kind === "human" ? { ...slot, isClaimed: true } : slot)),
  });
  const asking = () =>
    changed(claimed(full()), isReady(ada, hash), isReady(bea), isReady(cleo, hash), isReady(dora));

  test("is committed to with being ready, and no longer once that ends", () => {
    const room = changed(claimed(full()), isReady(ada, hash));
    expect(snapshotFor(room, bea).draw).toEqual({
      serverHash: "d".repeat(64),
      commitments: [hash, null, null, null],
    });
    const ends = [
      changed(room, (now) => changes.ready(now, ada, false)),
      changes.left(room, dora),
      changed(room, (now) => changes.movePlayer(now, ada, on(0, "Ada"), 1)),
    ];
    for (const end of ends) expect(snapshotFor(end, bea).draw?.commitments).toEqual([null, null, null, null]);
  });

  test("is asked for once nobody can leave, and as long as somebody has not revealed", () => {
    const unclaimed = (state: WaitingState) => changes.reseated(state, dora, eve, 3);
    expect(isRevealing(changed(unclaimed(claimed(full())), isReady(ada, hash)))).toBe(false);
    const one = changed(asking(), (now) => changes.revealed(now, ada, { secret, hash }));
    expect([asking(), one].map(isRevealing)).toEqual([true, true]);
    expect(isRevealing(changed(one, (now) => changes.revealed(now, cleo, { secret, hash })))).toBe(false);
    expect(isRevealing(changes.revealedEnough(one))).toBe(false);
    // Slots are listed team by team, seats alternate.
    expect(drawFor(one)).toMatchObject({
      commitments: [hash, hash, null, null],
      reveals: [secret, null, null, null],
    });
  });

  test("is refused unless it was committed to, and now is the time", () => {
    const part = { secret, hash };
    expect(changes.revealed(full(), ada, part)).toEqual({ error: "not_revealing" });
    expect(changes.revealed(asking(), bea, part)).toEqual({ error: "not_revealing" });
    expect(changes.revealed(asking(), eve, part)).toEqual({ error: "not_member" });
    expect(changes.revealed(asking(), ada, { secret, hash: secret })).toEqual({ error: "wrong_reveal" });
    const once = changed(asking(), (now) => changes.revealed(now, ada, part));
    expect(changes.revealed(once, ada, part)).toBe(once);
  });

  test("at a table of the queue is committed to by whose browser takes part, once", () => {
    const table = (): WaitingState => {
      const state = claimed(changed(full(), isReady(ada), isReady(bea), isReady(cleo), isReady(dora)));
      const draws = (slot: Slot) => (slot?.kind === "human" ? { ...slot, draws: true as const } : slot);
      return { ...state, isOfQueue: true, slots: state.slots.map(draws) };
    };
    const once = changed(table(), (now) => changes.committed(now, ada, hash));
    expect(changes.committed(once, ada, hash)).toBe(once);
    expect(changes.committed(once, ada, secret)).toEqual({ error: "not_committing" });
    expect(changes.committed(once, eve, hash)).toEqual({ error: "not_member" });
    expect(changes.committed(changes.committedEnough(once), bea, hash)).toEqual({ error: "not_committing" });
    expect(changes.committed(full(), ada, hash)).toEqual({ error: "not_committing" });
    expect(isRevealing(once)).toBe(false);
    expect(isRevealing(changes.committedEnough(once))).toBe(true);
  });
});
