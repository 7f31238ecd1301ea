import { isDeleted } from "#schema/names.ts";
import type { Identity, Person } from "#schema/rooms.ts";
import type { TournamentMail } from "#schema/tournament/mails.ts";
import type { TournamentRefusal } from "#schema/tournament/refusals.ts";
import { comingsBeginWith, type TournamentToast } from "#schema/tournament/toasts.ts";
import { type Change as ChangeBy, type Changed as ChangedBy, changesOf } from "../changed.ts";
import type { Exchange } from "./matchPlay.ts";
import type { TournamentState } from "./state.ts";

/** What a player might want to know while not looking at the site. */
export type TournamentNotice =
  | { kind: "invited"; registerTeam: string }
  | { kind: "roundSoon" | "roundStarted"; round: number }
  | { kind: "gameStarted"; gameID: number };

/** A toast as it is caused: who asks, and with whom one would play, is read when it is delivered. */
export type Toast =
  | Exclude<TournamentToast, { kind: "youWereInvited" }>
  | { kind: "youWereInvited"; registerTeam: string };

/**
 * What has to be done outside of the reducer. `key` is unique within a tournament, so that whoever executes an effect
 * recognises a duplicate; toasts that others come and go have one for what is told once.
 */
export type Effect = { key: string } & (
  | { kind: "toast"; to: Identity; toast: Toast }
  /** `by` is the id of the user who invites them, in an invitation. */
  | { kind: "mail"; to: Identity; mail: TournamentMail; by?: number | undefined }
  | { kind: "notice"; to: Identity; notice: TournamentNotice }
  /** To open the game of a match (`gameFor`); the answer is `gameOpened`. */
  | { kind: "openGame"; matchID: string }
  /** To have a game decided because its time is up: more balls home, less thinking time, lot. The answer is `gameEnded`. */
  | { kind: "endGame"; matchID: string; gameID: number }
  /** To end a game without a result of its own: its match is decided. */
  | { kind: "closeGame"; matchID: string; gameID: number }
  /** To let a game go on as an ordinary one: its tournament is over. */
  | { kind: "detachGame"; matchID: string; gameID: number }
  /** To put somebody else on a player's seat. */
  | ({ kind: "reseat"; gameID: number } & Exchange)
  /** To tell the admins that a match should be decided by hand. */
  | { kind: "decisionNeeded"; matchID: string }
  /** To mail everybody who wants news of tournaments that the sign-up has begun. */
  | { kind: "announce" }
  /** To store in libSQL what lists and profiles show. */
  | { kind: "store"; v: number }
  /** To tell the lobby who has won. */
  | { kind: "winners" }
);

/** The effects that put others on players' seats, one after the other. */
export function reseats({ v }: TournamentState, gameID: number, exchanges: readonly Exchange[]): Effect[] {
  return exchanges.map((exchange, n) => ({
    key: `reseat ${v} ${gameID} ${n}`,
    kind: "reseat",
    gameID,
    ...exchange,
  }));
}

/** The next state of the tournament, and what has to be done about it. */
export type Changed = ChangedBy<TournamentState, Effect>;

/** The same, or the code of a refusal, which changes nothing. */
export type Change = ChangeBy<TournamentState, Effect, TournamentRefusal>;

export const { changed, andThen } = changesOf<TournamentState, Effect>();

/**
 * A toast for each of these people, whose accounts may be deleted by now. That the same player does the same in the same
 * team is one toast, however often it happens.
 */
export function toasts({ v }: TournamentState, to: readonly Identity[], toast: Toast): Effect[] {
  const round = "roundsToFinal" in toast ? ` ${toast.roundsToFinal}` : "";
  const what = "player" in toast ? comingKey(toast) : `toast ${v} ${toast.kind}${round}`;
  return living(to).map((one) => ({ key: `${what} ${keyOf(one)}`, kind: "toast", to: one, toast }));
}

function comingKey({ kind, registerTeam, player }: Extract<Toast, { player?: string }>): string {
  return `${comingsBeginWith}${kind} ${registerTeam} ${player}`;
}

/** @param by the id of the user who invites them */
export function mails(
  { v }: TournamentState,
  to: readonly Identity[],
  mail: TournamentMail,
  by?: number,
): Effect[] {
  return living(to).map((one) => ({
    key: `mail ${v} ${mail} ${keyOf(one)}`,
    kind: "mail",
    to: one,
    mail,
    by,
  }));
}

export function notices({ v }: TournamentState, to: readonly Identity[], notice: TournamentNotice): Effect[] {
  return living(to).map((one) => ({
    key: `notice ${v} ${notice.kind} ${keyOf(one)}`,
    kind: "notice",
    to: one,
    notice,
  }));
}

/** Those whose accounts are not deleted. */
export function living(people: readonly Identity[]): Identity[] {
  return people.filter((one) => !isDeleted(one));
}

function keyOf({ kind, id }: Person): string {
  return `${kind} ${id}`;
}
