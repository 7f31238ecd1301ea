import type { Vacation } from "#schema/protocol/user.ts";
import type { Break } from "#schema/rooms.ts";
import { type Change, type Changed, changesOf } from "../../changed.ts";
import { breakUntil } from "../../turnClock.ts";
import { type Effect, publish } from "../effects.ts";
import { daysLeft, newVacation } from "./vacationDays.ts";

/** The person's vacations, in order. Times in ms UTC. */
type Vacations = readonly Break[];

const { changed } = changesOf<Vacations, Effect>();

/** A vacation of so many days begins. */
export function begun(
  vacations: Vacations,
  days: number,
  now: number,
): Change<Vacations, Effect, "on_vacation" | "no_vacation_left"> {
  if (current(vacations, now) !== undefined) return { error: "on_vacation" };
  const vacation = newVacation(vacations, days, now);
  if (vacation === undefined) return { error: "no_vacation_left" };
  const due: Effect = { kind: "due", due: "vacation", at: vacation.until };
  return published([...vacations.filter(({ from }) => from !== vacation.from), vacation], now, due);
}

/** The person ends the vacation, if there is one. */
export function ended(vacations: Vacations, now: number): Changed<Vacations, Effect> {
  const vacation = current(vacations, now);
  if (vacation === undefined) return changed(vacations);
  const next = vacations.map((one) => (one === vacation ? { ...one, until: now } : one));
  return published(next, now, { kind: "due", due: "vacation", at: undefined });
}

/** Time has passed: the vacation may have ended by itself. */
export function passed(vacations: Vacations, now: number): Changed<Vacations, Effect> {
  const until = breakUntil(vacations, now);
  if (until !== undefined) return changed(vacations, { kind: "due", due: "vacation", at: until });
  return changed(vacations, publish("user:vacation", vacationAt(vacations, now)));
}

/** The account was deleted. */
export function forgotten(): Changed<Vacations, Effect> {
  return changed([], { kind: "due", due: "vacation", at: undefined });
}

/** The vacation as the person sees it. */
export function vacationAt(vacations: Vacations, now: number): Vacation {
  const { from = null, until = null } = current(vacations, now) ?? {};
  return { from, until, daysLeft: daysLeft(vacations, now) };
}

function published(vacations: Vacations, now: number, due: Effect): Changed<Vacations, Effect> {
  const event = publish("user:vacation", vacationAt(vacations, now));
  return changed(vacations, due, event, { kind: "vacation" });
}

function current(vacations: Vacations, now: number): Break | undefined {
  return vacations.find(({ from, until }) => from <= now && now < until);
}
