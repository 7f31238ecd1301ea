import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { variantOf } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import { deleted } from "#schema/names.ts";
import type { Identity, SeatOwner } from "#schema/rooms.ts";
import { type Ending, seatsOf } from "./ending.ts";
import type { Offer } from "./offer.ts";
import { replayLog } from "./position.ts";
import { exchanged, ownerChanged, replaced } from "./seating.ts";
import type { GameState } from "./state.ts";
import { openEndings, openOffer } from "./surroundings.ts";
import { anySurroundings, theState } from "./testSupport.ts";

const user = (id: number): Identity => ({ kind: "user", id, name: `u${id}` });
const human = (identity: Identity): SeatOwner => ({ kind: "human", identity });
const people = [0, 1, 2, 3].map((id) => human(user(id)));
const bot: SeatOwner = { kind: "bot", level: "solid", name: "bot1" };
const eve: Identity = { kind: "user", id: 9, name: "Eve" };
const now = 5000;
const day = limits.turnBasedFromMs;

const aGame = (more = {}, surroundings = {}) => theState({ seats: people, ...more }, surroundings);
const positionOf = ({ beginning }: GameState) => replayLog(beginning, []);

const seatGivenTo = (state: GameState, seat: number, by: SeatOwner) =>
  replaced(state, positionOf(state), { seat, by }, now);
const exchange = (state: GameState, person: Identity, identity: Identity) =>
  exchanged(state, positionOf(state), { person, identity }, now);
const become = (state: GameState, person: Identity, identity: Identity) =>
  ownerChanged(state, positionOf(state), { person, identity });

/** What is told elsewhere of who plays, after each replacement. */
const reported = [{ kind: "store", what: "seating" }, { kind: "list" }, { kind: "channel" }];

describe("a player who is replaced", () => {
  test("stays in the log until this position, and watches from now on", () => {
    const { state, effects } = seatGivenTo(aGame(), 1, human(eve));
    expect(state.beginning.game.seats).toEqual(people.with(1, human(eve)));
    expect(state.beginning.sittings).toEqual([{ seat: 1, owner: people[1], version: 0, at: now }]);
    expect(effects).toEqual([
      { kind: "showAs", viewer: "spectator", person: user(1) },
      { kind: "showAs", viewer: "seat 1", person: eve },
      ...reported,
      { kind: "crowd" },
    ]);
  });

  test("has left after the last move, whatever the clock says", () => {
    const late = aGame({ createdAt: now + 1 });
    expect(seatGivenTo(late, 1, bot).state.beginning.sittings).toMatchObject([{ at: now + 1 }]);
  });

  test("follows those who were replaced before", () => {
    const once = seatGivenTo(aGame(), 1, bot).state;
    const { sittings } = seatGivenTo(once, 1, human(eve)).state.beginning;
    expect(sittings.map(({ owner }) => owner)).toEqual([people[1], bot]);
  });

  test("leaves nothing behind on the seat, and no question that the seat was asked", () => {
    fc.assert(
      fc.property(anySurroundings, fc.nat(3), (surroundings, seat) => {
        const { state } = seatGivenTo({ ...aGame(), surroundings }, seat, bot);
        const { absences, autopilots, breaks } = state.surroundings;
        expect([absences, autopilots, breaks].some((all) => all.has(seat))).toBe(false);
        const asked = openEndings(state.surroundings).flatMap((one) => seatsOf(variantOf("4x2m"), one));
        expect(asked).not.toContain(seat);
        expect(openOffer(state.surroundings)).toEqual(openOffer(surroundings));
      }),
    );
  });

  test("is told before seeing the game as a spectator that a question was dropped", () => {
    const own: Ending = { how: "resign", by: 3, accepted: [3], at: 4000 };
    const others: Ending = { how: "resign", by: 0, accepted: [0], at: 4500 };
    const endings = new Map([
      ["team 1", { ending: own, isOpen: true }],
      ["team 0", { ending: others, isOpen: true }],
    ]);
    const { effects } = seatGivenTo(aGame({}, { endings }), 1, bot);
    expect(effects.slice(0, 3)).toEqual([
      { kind: "due", due: "ending", at: 4500 + limits.endingMs },
      { kind: "ending", news: { change: "dropped", ending: own, seat: 1 } },
      { kind: "showAs", viewer: "spectator", person: user(1) },
    ]);
  });

  test("of a turn-based game is not waited for any more, but whoever comes instead is", () => {
    const { effects } = seatGivenTo(aGame({ moveTimeMs: day }), 1, human(eve));
    expect(effects[0]).toEqual({ kind: "turns", owners: [people[1], human(eve)] });
  });
});

describe("a tournament that exchanges a player", () => {
  test("has everybody told who sits there", () => {
    const { state, effects } = exchange(aGame(), user(1), eve);
    expect(state).toEqual(seatGivenTo(aGame(), 1, human(eve)).state);
    expect(effects.slice(-2)).toEqual([{ kind: "crowd" }, { kind: "seats" }]);
  });

  test.each([
    ["somebody who has no seat", aGame(), user(8), eve],
    ["for somebody who has one already", aGame(), user(1), user(2)],
    ["for oneself", aGame(), user(1), user(1)],
  ])("changes nothing %s", (_, state, person, identity) => {
    expect(exchange(state, person, identity)).toEqual({ state, effects: [] });
  });

  test("changes nothing once the game is over, or has had as many players as it may have", () => {
    const over = aGame();
    const aborted = { ...over, beginning: { ...over.beginning, abortedAt: 1 } };
    expect(exchange(aborted, user(1), eve).state).toBe(aborted);
    let state = aGame();
    for (let id = 100; state.beginning.sittings.length < limits.playersPerGame - 4; id++)
      state = seatGivenTo(state, 0, human(user(id))).state;
    expect(exchange(state, user(1), eve).state).toBe(state);
  });
});

describe("a person of another identity", () => {
  const guest: Identity = { kind: "guest", id: 5, name: "Guest" };
  const offer: Offer = { seat: 2, by: human(guest), accepted: [], until: 9000 };
  const seats = people.with(1, human(guest));

  test("has the seat, the former seats and the offer of the former identity", () => {
    const { beginning, surroundings } = aGame(
      { seats },
      { lastOffer: { offer: { ...offer, by: human(guest) }, endedAt: null } },
    );
    const sittings = [{ seat: 3, owner: human(guest), version: 0, at: 0 }];
    const { state, effects } = become({ beginning: { ...beginning, sittings }, surroundings }, guest, eve);
    expect(state.beginning.game.seats).toEqual(people.with(1, human(eve)));
    expect(state.beginning.sittings).toEqual([{ ...sittings[0], owner: human(eve) }]);
    expect(openOffer(state.surroundings)).toEqual({ ...offer, by: human(eve) });
    expect(effects).toEqual([{ kind: "snapshot" }, { kind: "channel" }, { kind: "list" }]);
  });

  test("who has only an offer is told of too", () => {
    const before = aGame({}, { lastOffer: { offer, endedAt: null } });
    expect(become(before, guest, eve).effects).toContainEqual({ kind: "snapshot" });
    const over = aGame({}, { lastOffer: { offer, endedAt: 1 } });
    expect(become(over, guest, eve)).toEqual({ state: over, effects: [] });
  });

  test("whom the table knows already, or not at all, changes nothing", () => {
    const state = aGame({ seats });
    expect(become(state, guest, guest)).toEqual({ state, effects: [] });
    expect(become(state, eve, { ...eve, name: "Eva" })).toEqual({ state, effects: [] });
    const gone = aGame({ seats: people.with(1, human(deleted(user(1)))) });
    expect(become(gone, user(1), user(1))).toEqual({ state: gone, effects: [] });
  });

  test("is told to the players' rooms of a turn-based game, and to no lobby once the game has ended", () => {
    const state = aGame({ seats, moveTimeMs: day });
    const owners = people.with(1, human(eve));
    expect(become(state, guest, eve).effects.slice(2)).toEqual([{ kind: "list" }, { kind: "turns", owners }]);
    const over = { ...state, beginning: { ...state.beginning, abortedAt: 1 } };
    expect(become(over, guest, eve).effects).toEqual([{ kind: "snapshot" }, { kind: "channel" }]);
  });
});
