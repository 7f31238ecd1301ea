import type { Seat } from "#rules/index.ts";
import { isDeleted, isSamePerson, newerOf } from "#schema/names.ts";
import type { FormerPlayer, Player, SeatInfo } from "#schema/protocol/seats.ts";
import type { Identity, OpenGame, Person, SeatOwner } from "#schema/rooms.ts";
import type { Sitting } from "./logged.ts";

/** The public facts of who sits where. */
export function seatInfos({ seats, colors }: OpenGame, autopilots: ReadonlySet<number>): SeatInfo[] {
  return seats.map((owner, seat) => ({
    ...playerOf(owner),
    ...(owner.kind === "bot" && { level: owner.level }),
    color: colors[seat],
    isAutopilot: autopilots.has(seat),
  }));
}

/** The public facts of the players who were replaced. */
export function formerPlayers(sittings: readonly Sitting[]): FormerPlayer[] {
  return sittings.map(({ seat, owner, version }) => ({ seat, player: playerOf(owner), until: version }));
}

/** The public facts of a player. */
export function playerOf(owner: SeatOwner): Player {
  if (owner.kind === "bot") return { name: owner.name, kind: "bot" };
  return { name: owner.identity.name, kind: owner.identity.kind === "guest" ? "guest" : "human" };
}

/**
 * The same owner, or this identity where the person was the owner. A newer name stays, and so does the seat of a deleted
 * account nobody's, whatever arrives late.
 */
export function withOwner(owner: SeatOwner, person: Person, identity: Identity): SeatOwner {
  if (owner.kind === "bot" || isDeleted(owner.identity) || !isOf(owner, person)) return owner;
  const isOther = !isSamePerson(person, identity);
  return { kind: "human", identity: isOther ? identity : newerOf(owner.identity, identity) };
}

/** The seat of a person; `undefined` without one. */
export function seatOf(owners: readonly SeatOwner[], person: Person | null): Seat | undefined {
  const seat = owners.findIndex((owner) => isOf(owner, person));
  return seat < 0 ? undefined : seat;
}

/** Whether a seat is, or was, a person's, under whatever name. */
export function isOf(owner: SeatOwner, person: Person | null): boolean {
  if (owner.kind === "bot" || person === null) return false;
  return owner.identity.kind === person.kind && owner.identity.id === person.id;
}

/** The person who plays alone with bots here; `undefined` if there are several people or none. */
export function soloPlayerOf(owners: readonly SeatOwner[]): Identity | undefined {
  const [one, ...others] = owners.filter((owner) => owner.kind === "human");
  return others.length === 0 ? one?.identity : undefined;
}

/** The people on these seats whose accounts have not been deleted. */
export function peopleOn(owners: readonly SeatOwner[]): Identity[] {
  return owners.flatMap((owner) =>
    owner.kind === "human" && owner.identity.name !== "" ? [owner.identity] : [],
  );
}
