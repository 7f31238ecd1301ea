import type { UserProtocol, Vacation } from "#schema/protocol/user.ts";
import type { Break } from "#schema/rooms.ts";
import type { Handlers } from "../../handlers.ts";
import { breakUntil } from "../../turnClock.ts";
import type { OwnRoom } from "../friends/ownRoom.ts";
import { daysLeft, newVacation } from "./vacationDays.ts";

/** The due date of the end of a vacation. */
export const vacationDue = "vacation";

type Row = { began: number; until: number };

/** The person's vacations, which the person begins and ends. On them the clocks of turn-based games stand still. */
export class Vacations {
  readonly #room: OwnRoom;
  readonly #onChange: (now: number) => void;

  /** @param onChange called inside the transaction in which a vacation begins or ends */
  constructor(room: OwnRoom, onChange: (now: number) => void) {
    this.#room = room;
    this.#onChange = onChange;
  }

  readonly handlers = {
    "user:startVacation": ({ data: { days }, now }) => {
      if (this.#room.self().kind === "guest") return { error: "members_only" };
      if (this.#current(now) !== undefined) return { error: "on_vacation" };
      const vacation = newVacation(this.all(), days, now);
      if (vacation === undefined) return { error: "no_vacation_left" };
      this.#room.sqlite.exec(
        "INSERT OR REPLACE INTO vacations (began, until) VALUES (?, ?)",
        vacation.from,
        vacation.until,
      );
      this.#room.due.set(vacationDue, vacation.until);
      return { data: this.#changed(now) };
    },
    "user:endVacation": ({ now }) => {
      const current = this.#current(now);
      if (current === undefined) return { data: this.state(now) };
      this.#room.sqlite.exec("UPDATE vacations SET until = ? WHERE began = ?", now, current.from);
      this.#room.due.clear(vacationDue);
      return { data: this.#changed(now) };
    },
  } satisfies Pick<Handlers<UserProtocol>, "user:startVacation" | "user:endVacation">;

  /** All vacations, in order. */
  all(): Break[] {
    return this.#room.sqlite
      .exec<Row>("SELECT began, until FROM vacations ORDER BY began")
      .toArray()
      .map(({ began, until }) => ({ from: began, until }));
  }

  /** The vacation as the person sees it. */
  state(now: number): Vacation {
    const { from = null, until = null } = this.#current(now) ?? {};
    return { from, until, daysLeft: daysLeft(this.all(), now) };
  }

  /** The vacation has ended by itself. */
  onDue(now: number): void {
    const until = breakUntil(this.all(), now);
    if (until === undefined) this.#room.publish("user:vacation", this.state(now));
    else this.#room.due.set(vacationDue, until);
  }

  forget(): void {
    this.#room.sqlite.exec("DELETE FROM vacations");
    this.#room.due.clear(vacationDue);
  }

  #current(now: number): Break | undefined {
    return this.all().find(({ from, until }) => from <= now && now < until);
  }

  #changed(now: number): Vacation {
    const state = this.state(now);
    this.#room.publish("user:vacation", state);
    this.#onChange(now);
    return state;
  }
}
