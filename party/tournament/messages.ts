import { isSamePerson } from "#schema/names.ts";
import { userRoomName } from "#schema/roomNames.ts";
import type { Identity, SeatOwner } from "#schema/rooms.ts";
import { belongingTo, missingIn, readersOf } from "./belonging.ts";
import type { Effect } from "./effects.ts";
import { gameFor } from "./games.ts";
import { askedAnew } from "./invitations.ts";
import type { Kept } from "./keeping.ts";
import { currentOf, winnersOf } from "./lists.ts";
import type { TournamentMessage, TournamentMessages } from "./outboxMessages.ts";
import { distinct, type TournamentState } from "./state.ts";

/** The outbox messages that carry out the effects of a change, after which the tournament is in this state. */
export function messagesOf(
  state: TournamentState,
  effects: readonly Effect[],
  now: number,
): TournamentMessage[] {
  return effects.flatMap((effect) => messageOf(state, effect, now) ?? []);
}

function messageOf(state: TournamentState, effect: Effect, now: number): TournamentMessage | undefined {
  const { key } = effect;
  const caused = { key, at: now };
  switch (effect.kind) {
    case "toast":
      return { key, kind: "toast", payload: { ...caused, to: effect.to, toast: effect.toast } };
    case "notice": {
      const { kind: what, ...values } = effect.notice;
      const notice = { what, ...values } as NoticePayload;
      return { key, kind: "notice", payload: { ...caused, to: effect.to, notice } };
    }
    case "mail": {
      const { to, mail, by } = effect;
      return { key, kind: "mail", payload: { key, to, mail, by, round: state.begunRounds } };
    }
    case "openGame": {
      const { matchID } = effect;
      const players = humansOn(gameFor(state, matchID, now).seats);
      return { key, kind: "openGame", payload: { matchID, createdAt: now, players } };
    }
    case "endGame":
    case "closeGame":
    case "detachGame":
      return { key, kind: effect.kind, payload: { gameID: effect.gameID } };
    case "reseat": {
      const { gameID, person, identity } = effect;
      return { key, kind: "reseat", payload: { gameID, person, identity } };
    }
    case "decisionNeeded":
      return { key, kind: "decisionNeeded", payload: { ...caused, matchID: effect.matchID } };
    case "announce":
      return { key, kind: "announce", payload: {} };
    case "store":
      // The newest state is stored, once.
      return { key: "store", kind: "store", payload: {} };
    case "winners":
      // They are told whenever they change (`messagesBetween`).
      return undefined;
  }
}

type NoticePayload = TournamentMessages["notice"]["notice"];

function humansOn(seats: readonly SeatOwner[]): Identity[] {
  return seats.flatMap((owner) => (owner.kind === "human" ? owner.identity : []));
}

/**
 * The outbox messages that follow from the difference of two states: to the lobby, to the channel, and to those who
 * belong to the tournament now, or no longer, or are asked something else.
 */
export function messagesBetween(before: Kept | undefined, next: Kept): TournamentMessage[] {
  const had = before ? belongingTo(before.state) : [];
  const has = belongingTo(next.state);
  const moved = [...missingIn(has, had), ...missingIn(had, has)];
  const isHandedOver = !isSameLeader(before, next);
  const areReadersNew = isNew(before && readersOf(before), readersOf(next));
  const isCircleNew = moved.length > 0 || isHandedOver || areReadersNew || before?.endedAt !== next.endedAt;
  const isListingNew = isNew(before && currentOf(before.state), currentOf(next.state));
  const areWinnersNew = isNew(before && winnersOf(before)?.teams, winnersOf(next)?.teams);
  return [
    ...distinct([...moved, ...askedAnew(before?.state, next.state)]).map((person): TournamentMessage => {
      return { key: `belongs ${userRoomName(person)}`, kind: "belongs", payload: person };
    }),
    ...(isCircleNew ? [{ key: "channel", kind: "channel", payload: {} } as const] : []),
    ...(isListingNew ? [{ key: "listing", kind: "listing", payload: {} } as const] : []),
    ...(areWinnersNew ? [{ key: "winners", kind: "winners", payload: {} } as const] : []),
  ];
}

function isSameLeader(before: Kept | undefined, next: Kept): boolean {
  const [former, present] = [before?.state.organizer?.admin, next.state.organizer?.admin];
  return former === present || (!!former && !!present && isSamePerson(former, present));
}

/** Whether two things differ; nothing and null are the same. */
function isNew(before: unknown, next: unknown): boolean {
  return JSON.stringify(before ?? null) !== JSON.stringify(next ?? null);
}
