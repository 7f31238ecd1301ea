import type { ToastOfTournament } from "#schema/rooms.ts";
import type { OwnRoom } from "../ownRoom.ts";
import { changing } from "../part.ts";
import { KeptToasts } from "./keptToasts.ts";
import { KeptTournaments } from "./keptTournaments.ts";
import { comingsOf, forgottenUntil, received } from "./toastChanges.ts";

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

  /** Stores whether the person belongs to this tournament. Only inside a transaction. */
  note(tournamentID: number, takesPart: boolean): void {
    this.#kept.note(tournamentID, takesPart);
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
