import { limits } from "#schema/limits.ts";
import type { ToastOfTournament } from "#schema/rooms.ts";
import type { TournamentInvitation } from "#schema/tournament/invitation.ts";
import { publish } from "../effects.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { changing } from "../part.ts";
import { KeptToasts } from "./keptToasts.ts";
import { KeptTournaments } from "./keptTournaments.ts";
import { comingsOf, forgottenUntil, received } from "./toastChanges.ts";

/** What a person has to do with a tournament. */
type PartInTournament = { takesPart: boolean; invitations: readonly TournamentInvitation[] };

/**
 * The tournaments that a person belongs to, which are told of a new name, and the toasts about them, each of which is
 * shown once.
 */
export class OwnTournaments {
  readonly #room: OwnRoom;
  readonly #kept: KeptTournaments;
  readonly #toasts: KeptToasts;

  constructor(room: OwnRoom) {
    this.#room = room;
    this.#kept = new KeptTournaments(room.sqlite);
    this.#toasts = new KeptToasts(room.sqlite);
  }

  /** The ids of all tournaments. */
  ids(): number[] {
    return this.#kept.ids();
  }

  /** The invitations to teams that wait for an answer. */
  invitations(): TournamentInvitation[] {
    return this.#kept.invitations().slice(0, limits.tournamentInvitationsListed);
  }

  /**
   * Stores whether the person belongs to this tournament, and which of its teams ask the person to play in them, which all
   * tabs are told. Only inside a transaction.
   */
  note(tournamentID: number, { takesPart, invitations }: PartInTournament): void {
    const before = JSON.stringify(this.invitations());
    if (takesPart) this.#kept.add(tournamentID, invitations);
    else this.#kept.remove(tournamentID);
    const tournamentInvitations = this.invitations();
    if (JSON.stringify(tournamentInvitations) === before) return;
    this.#room.carryOut([publish("user:tournamentInvitations", { tournamentInvitations })], Date.now());
  }

  /** Shows a toast in all tabs, unless it was shown before, comes too late, or is one of too many. Only inside a transaction. */
  onToast(toast: ToastOfTournament, now: number): void {
    const change = changing(
      this.#room,
      this.#toasts.concerning(toast.key, comingsOf(toast), forgottenUntil(now)),
    );
    change((known) => received(known, toast, now), now);
  }

  /** The account was deleted. */
  forget(): void {
    this.#kept.clear();
    this.#toasts.clear();
  }
}
