import { userRoomName } from "#schema/roomNames.ts";
import { belongingTo, missingIn } from "./belonging.ts";
import type { Effect } from "./effects.ts";
import { gameFor } from "./games.ts";
import type { Kept } from "./keeping.ts";
import { currentOf, winnersOf } from "./lists.ts";
import type { TournamentMessage } from "./outboxMessages.ts";
import type { TournamentState } from "./state.ts";

/** The outbox messages that carry out the effects of a change, after which the tournament is in this state. */
export function messagesOf(
  state: TournamentState,
  effects: readonly Effect[],
  now: number,
): TournamentMessage[] {
  return effects.flatMap((effect) => messageOf(state, effect, now) ?? []);
}

function messageOf(state: TournamentState, effect: Effect, now: number): TournamentMessage | undefined {
  const { key, kind } = effect;
  if (kind === "toast") return { key, kind, payload: { key, at: now, to: effect.to, toast: effect.toast } };
  if (kind === "openGame") {
    const { matchID } = effect;
    const players = gameFor(state, matchID, now).seats.flatMap((owner) =>
      owner.kind === "human" ? owner.identity : [],
    );
    return { key, kind, payload: { matchID, createdAt: now, players } };
  }
  if (kind === "endGame" || kind === "closeGame" || kind === "detachGame")
    return { key, kind, payload: { gameID: effect.gameID } };
  if (kind === "reseat") {
    const { gameID, person, identity } = effect;
    return { key, kind, payload: { gameID, person, identity } };
  }
  return undefined;
}

/**
 * The outbox messages that follow from the difference of two states: to the lobby, to the channel, and to those who
 * belong to the tournament now, or no longer.
 */
export function messagesBetween(before: Kept | undefined, next: Kept): TournamentMessage[] {
  const had = before ? belongingTo(before.state) : [];
  const has = belongingTo(next.state);
  const moved = [...missingIn(has, had), ...missingIn(had, has)];
  const isCircleNew = moved.length > 0 || before?.endedAt !== next.endedAt;
  const isListingNew = isNew(before && currentOf(before.state), currentOf(next.state));
  const areWinnersNew = isNew(before && winnersOf(before)?.teams, winnersOf(next)?.teams);
  return [
    ...moved.map((person): TournamentMessage => {
      return { key: `belongs ${userRoomName(person)}`, kind: "belongs", payload: person };
    }),
    ...(isCircleNew ? [{ key: "channel", kind: "channel", payload: {} } as const] : []),
    ...(isListingNew ? [{ key: "listing", kind: "listing", payload: {} } as const] : []),
    ...(areWinnersNew ? [{ key: "winners", kind: "winners", payload: {} } as const] : []),
  ];
}

/** Whether two things differ; nothing and null are the same. */
function isNew(before: unknown, next: unknown): boolean {
  return JSON.stringify(before ?? null) !== JSON.stringify(next ?? null);
}
