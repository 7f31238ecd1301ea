import { limits } from "#schema/limits.ts";
import type { ToastOfTournament } from "#schema/rooms.ts";
import type { OwnRoom } from "../ownRoom.ts";

/**
 * The tournaments that a person belongs to, which are told of a new name, and the toasts about them, each of which is
 * shown once.
 */
export class OwnTournaments {
  readonly #room: OwnRoom;

  constructor(room: OwnRoom) {
    this.#room = room;
  }

  /** The ids of all tournaments. */
  ids(): number[] {
    const rows = this.#room.sqlite.exec<{ id: number }>("SELECT id FROM tournaments ORDER BY id");
    return [...rows].map(({ id }) => id);
  }

  /** Stores whether the person belongs to this tournament. Only inside a transaction. */
  note(tournamentID: number, takesPart: boolean): void {
    const sql = takesPart
      ? "INSERT OR IGNORE INTO tournaments (id) VALUES (?)"
      : "DELETE FROM tournaments WHERE id = ?";
    this.#room.sqlite.exec(sql, tournamentID);
  }

  /** Shows a toast in all tabs, unless it was shown before, or comes too late. Only inside a transaction. */
  onToast({ key, at, about, toast }: ToastOfTournament, now: number): void {
    const { sqlite } = this.#room;
    sqlite.exec("DELETE FROM tournament_toasts WHERE at <= ?", now - limits.tournamentToastsKeptMs);
    const { rowsWritten } = sqlite.exec(
      "INSERT OR IGNORE INTO tournament_toasts (key, at) VALUES (?, ?)",
      key,
      now,
    );
    if (rowsWritten === 0 || now > at + limits.tournamentToastLateMs) return;
    const { kind, ...values } = toast;
    this.#room.publish(`tournament:toast:${kind}`, { ...about, ...values } as never);
  }

  forget(): void {
    for (const table of ["tournaments", "tournament_toasts"]) this.#room.sqlite.exec(`DELETE FROM ${table}`);
  }
}
