import { ballColors, type SeatInfo } from "#schema/protocol/game.ts";
import type { Identity, Person, SeatOwner } from "#schema/rooms.ts";

/** What everybody may know of who sits where. Colours go round in their default order. */
export function seatInfos(owners: readonly SeatOwner[]): SeatInfo[] {
  return owners.map((owner, seat) => {
    const color = ballColors[seat];
    if (owner.kind === "bot") return { name: owner.name, kind: "bot", level: owner.level, color };
    return { name: owner.identity.name, kind: owner.identity.kind === "guest" ? "guest" : "human", color };
  });
}

/** The same seats, those of a person being this identity's. */
export function withOwner(owners: readonly SeatOwner[], person: Person, identity: Identity): SeatOwner[] {
  return owners.map((owner) =>
    owner.kind === "human" && isSame(owner.identity, person) ? { kind: "human", identity } : owner,
  );
}

/** Whether two are the same person, whatever name each went by. */
export function isSame(one: Person, other: Person | null): boolean {
  return other !== null && one.kind === other.kind && one.id === other.id;
}
