import { type Seat, variantOf } from "#rules/index.ts";
import { limits } from "#schema/limits.ts";
import type { Identity, Person, SeatOwner } from "#schema/rooms.ts";
import { andThen, type Changed, changed, type Effect, seatsTold, turns } from "./effects.ts";
import { dropped, questionChanged } from "./ending.ts";
import { statusOf } from "./outcome.ts";
import type { Position } from "./position.ts";
import { seatOf, withOwner } from "./seats.ts";
import type { GameState } from "./state.ts";
import { emptied, openEndings, openOffer, withOffer } from "./surroundings.ts";
import { viewerFor } from "./viewer.ts";

/** Who sits where, and how that changes. */

/** From now on somebody else sits on this seat. Whoever sat there counts as replaced, and watches. */
export function replaced(
  state: GameState,
  { version, lastMoveAt }: Position,
  { seat, by }: { seat: Seat; by: SeatOwner },
  now: number,
): Changed {
  const { game, sittings } = state.beginning;
  const owner = game.seats[seat];
  const seats = game.seats.with(seat, by);
  const sitting = { seat, owner, version, at: Math.max(now, lastMoveAt) };
  const beginning = { ...state.beginning, game: { ...game, seats }, sittings: [...sittings, sitting] };
  const questions = dropped(variantOf(game.variant), openEndings(state.surroundings), seat);
  const reseated = questions.reduce(
    (before, news) => andThen(before, (next) => questionChanged(next, news)),
    changed({ ...state, beginning }),
  );
  return andThen(reseated, (next) =>
    changed(
      { ...next, surroundings: emptied(next.surroundings, seat) },
      turns(next, [owner, by]),
      shownAnew(seats, [owner, by]),
      { kind: "store", what: "seating" },
      { kind: "list" },
      { kind: "channel" },
      { kind: "crowd" },
    ),
  );
}

/** Puts a user of a tournament on the seat of another one, who watches from now on. */
export function exchanged(
  state: GameState,
  position: Position,
  { person, identity }: { person: Person; identity: Identity },
  now: number,
): Changed {
  const { game, sittings } = state.beginning;
  const seat = seatOf(game.seats, person);
  const isRunning = statusOf(state.beginning, position) === "running";
  if (!isRunning || seat === undefined || seatOf(game.seats, identity) !== undefined) return changed(state);
  if (game.seats.length + sittings.length >= limits.playersPerGame) return changed(state);
  const by: SeatOwner = { kind: "human", identity };
  return andThen(replaced(state, position, { seat, by }, now), (next) => changed(next, seatsTold(next)));
}

/**
 * Gives a person's seat, former seats and offer to this identity, where it is not newer already. The sockets keep their
 * view: the seat stays, only its owner changes.
 */
export function ownerChanged(
  state: GameState,
  position: Position,
  { person, identity }: { person: Person; identity: Identity },
): Changed {
  const { game, sittings } = state.beginning;
  const offer = openOffer(state.surroundings);
  const seats = game.seats.map((owner) => withOwner(owner, person, identity));
  const former = sittings.map((sitting) => ({
    ...sitting,
    owner: withOwner(sitting.owner, person, identity),
  }));
  const by = offer && withOwner(offer.by, person, identity);
  const before = [game.seats, sittings, offer?.by];
  if (JSON.stringify([seats, former, by]) === JSON.stringify(before)) return changed(state);
  const next = {
    beginning: { ...state.beginning, game: { ...game, seats }, sittings: former },
    surroundings: offer && by ? withOffer(state.surroundings, { ...offer, by }) : state.surroundings,
  };
  const isRunning = statusOf(next.beginning, position) === "running";
  return changed(
    next,
    { kind: "snapshot" },
    { kind: "channel" },
    isRunning ? [{ kind: "list" }, ...turns(next, seats)] : [],
  );
}

/** These people see the game in the roles that they have now. */
function shownAnew(seats: readonly SeatOwner[], owners: readonly SeatOwner[]): Effect[] {
  return owners.flatMap((owner): Effect[] =>
    owner.kind === "human"
      ? [{ kind: "showAs", viewer: viewerFor(seats, owner.identity), person: owner.identity }]
      : [],
  );
}
