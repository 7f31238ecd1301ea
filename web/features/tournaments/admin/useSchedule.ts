import { useState } from "react";
import type { TournamentForm } from "#schema/tournament.ts";
import { serverNow } from "#web/net/serverTime.ts";
import { courseOf } from "../form/formWish.ts";
import { faultsIn, roundDates, scheduleOf } from "./dates.ts";

/** What was entered of a schedule. */
interface Entered {
  signUpBegin: string;
  signUpDeadline: string;
  minTeams: string;
  /** Minutes between the end of a round and the next one. */
  pause: string;
  /** The dates of rounds that were entered, by the round's index. */
  chosen: Readonly<Record<number, string>>;
}

const nothing: Entered = { signUpBegin: "", signUpDeadline: "", minTeams: "2", pause: "10", chosen: {} };

/** The fields of a schedule: dates of rounds that nobody has entered follow from the one before. */
export function useSchedule(form: TournamentForm | undefined, before: Partial<Entered> = {}) {
  const [entered, setEntered] = useState<Entered>({ ...nothing, ...before });
  const change = (part: Partial<Entered>) => setEntered({ ...entered, ...part });
  const pauseMinutes = /^\d{1,3}$/.test(entered.pause) ? Number(entered.pause) : 0;
  const creationDates = form
    ? roundDates(courseOf(form).rounds, entered.chosen, { timePerGameMs: form.timePerGameMs, pauseMinutes })
    : [];
  const now = serverNow();
  const fields = { ...entered, creationDates };
  return {
    fields,
    change,
    faults: form && faultsIn(form, fields, now),
    schedule: form && scheduleOf(form, fields, now),
  };
}
