import { ballColors, type SeatInfo } from "#schema/protocol/game.ts";
import type { SeatOwner } from "#schema/rooms.ts";

/** What everybody may know of who sits where. Colours go round in their default order. */
export function seatInfos(owners: readonly SeatOwner[]): SeatInfo[] {
  return owners.map((owner, seat) => {
    const color = ballColors[seat];
    if (owner.kind === "bot") return { name: owner.name, kind: "bot", level: owner.level, color };
    return { name: owner.identity.name, kind: owner.identity.kind === "guest" ? "guest" : "human", color };
  });
}
