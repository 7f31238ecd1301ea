import type { GameEvent, Place, Seat } from "#rules/index.ts";
import type { RecentMove } from "#web/net/game/gameRoom.ts";

/** What somebody's card did to marbles of a player. */
export interface Hurt {
  readonly by: Seat;
  readonly what: "kicked" | "swapped" | "moved" | "takenBack";
  /** Where it happened; nowhere in particular if a Tac took back the player's own card. */
  readonly places: readonly Place[];
  /** The version of its move. */
  readonly version: number;
}

/** An event of somebody's card. */
interface Done {
  readonly by: Seat;
  readonly event: GameEvent;
  readonly version: number;
}

/**
 * What others have done to the marbles of a seat since its player laid a card, in order, and without what a Tac took back.
 * What autopilot lays for the player is not the player's. Nothing if the player's card is not among the moves.
 * @param moves without a gap, oldest first
 */
export function hurtsSince(moves: readonly RecentMove[], own: Seat): Hurt[] {
  return lastingEvents(moves, own).flatMap(({ by, event, version }): Hurt[] => {
    const hurt = (what: Hurt["what"], where: readonly Place[]): Hurt[] =>
      by === own ? [] : [{ by, what, places: where, version }];
    switch (event.type) {
      case "kicked":
        return event.seat === own ? hurt("kicked", [event.from]) : [];
      case "moved":
        return event.seat === own ? hurt("moved", [event.to]) : [];
      case "swapped": {
        const [one, other] = event.seats;
        // Of two own marbles each stands where the other stood.
        return (one === own) === (other === own) ? [] : hurt("swapped", event.places);
      }
      case "restored":
        return hurt("takenBack", []);
      default:
        return [];
    }
  });
}

/**
 * The events since a seat's player laid a card that still hold. A Tac takes back what the card before it did, and a Tac
 * after that brings it back (rules.md 6.7); a Narr changes nothing that could be taken back (7.5).
 */
function lastingEvents(moves: readonly RecentMove[], own: Seat): Done[] {
  let done: readonly Done[] | undefined;
  // What the last card found done, and the card before it; the player's own card finds nothing that counts.
  let found: readonly Done[] | undefined;
  let foundBefore: readonly Done[] | undefined;
  let by = own;
  let isOwn = false;
  for (const { version, happened, isAutopilot } of moves) {
    for (const event of happened) {
      if (event.type === "laid") {
        by = event.seat;
        isOwn = by === own && !isAutopilot;
        if (isOwn) {
          done = [];
          found = undefined;
        } else if (event.card !== "N" || !event.isPlayed) {
          foundBefore = found;
          found = done;
        }
      } else if (done !== undefined && !isOwn) {
        const isBack = event.type === "restored" && foundBefore !== undefined;
        done = isBack ? foundBefore : [...done, { by, event, version }];
      }
    }
  }
  return [...(done ?? [])];
}
