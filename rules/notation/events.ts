import type { GameEvent } from "../event.ts";
import { formatPlace, type Place } from "../place.ts";

/** An event as notation.md writes it: `moved 0 17-18-19`, `skipped 1`. */
export function formatEvent(event: GameEvent): string {
  switch (event.type) {
    case "given":
      return `given ${event.seat}`;
    case "laid":
      return [
        `laid ${event.seat} ${event.card}`,
        event.isPlayed ? "" : " unused",
        event.holder === event.seat ? "" : ` of ${event.holder}`,
      ].join("");
    case "restored":
      return `restored ${event.balls}`;
    case "moved":
      return `moved ${event.seat} ${[event.from, ...event.path].map((place) => formatPlace(place)).join("-")}`;
    case "kicked":
      return `kicked ${event.seat} ${formatPlace(event.from)}`;
    case "swapped":
      return `swapped ${event.places.map((place: Place) => formatPlace(place)).join("-")}`;
    case "skipped":
      return `skipped ${event.seat}`;
    case "bedeviled":
      return `bedeviled ${event.victim} by ${event.seat}`;
    case "dealt":
      return `dealt ${event.deal} first ${event.first}${event.isShuffled ? " shuffled" : ""}`;
    case "turn":
      return `turn ${event.seat}`;
    case "won":
      return `won ${event.team}`;
    case "traded":
    case "passedHands":
      return event.type;
  }
}
