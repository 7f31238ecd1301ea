import type { TournamentForm, TournamentSchedule } from "#schema/tournament.ts";

const minuteMs = 60_000;

/** A time (ms UTC) as the browser's own field for date and time has it, in the zone of this device. */
export function toField(at: number): string {
  const date = new Date(at);
  const two = (part: number) => String(part).padStart(2, "0");
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join("-");
  return `${day}T${two(date.getHours())}:${two(date.getMinutes())}`;
}

/** The time in such a field; undefined while it is none. */
export function fromField(text: string): number | undefined {
  const at = new Date(text).getTime();
  return Number.isNaN(at) ? undefined : at;
}

/**
 * When the rounds begin: each as soon as the one before must have ended and the pause is over, unless another time was
 * chosen for it.
 * @param chosen what was chosen, by the index of the round; the first round needs a time
 */
export function roundDates(
  rounds: number,
  chosen: Readonly<Record<number, string>>,
  { timePerGameMs, pauseMinutes }: { timePerGameMs: number; pauseMinutes: number },
): string[] {
  const dates: string[] = [];
  for (let index = 0; index < rounds; index++) {
    const before = index === 0 ? undefined : fromField(dates[index - 1]);
    const next = before === undefined ? "" : toField(before + timePerGameMs + pauseMinutes * minuteMs);
    dates.push(chosen[index] ?? next);
  }
  return dates;
}

/** A schedule as the fields have it. */
export interface ScheduleWish {
  signUpBegin: string;
  signUpDeadline: string;
  creationDates: readonly string[];
  minTeams: string;
}

export type DateFault = "missing" | "past" | "beforeBegin" | "beforeDeadline" | "tooEarly";

/** What is wrong with each field of a schedule; undefined or false if nothing is. */
export interface ScheduleFaults {
  signUpBegin: DateFault | undefined;
  signUpDeadline: DateFault | undefined;
  creationDates: readonly (DateFault | undefined)[];
  minTeams: boolean;
}

/** @param now the server's time: the sign-up may have begun, but not ended */
export function faultsIn(form: TournamentForm, wish: ScheduleWish, now: number): ScheduleFaults {
  const begin = fromField(wish.signUpBegin);
  const deadline = fromField(wish.signUpDeadline);
  const dates = wish.creationDates.map(fromField);
  const minTeams = Number(wish.minTeams);
  const deadlineFault = dateFault(deadline, begin && begin + 1, "beforeBegin");
  return {
    signUpBegin: begin === undefined ? "missing" : undefined,
    signUpDeadline: deadlineFault ?? dateFault(deadline, now + 1, "past"),
    creationDates: dates.map((date, index) => {
      const before = dates[index - 1];
      return index === 0
        ? dateFault(date, deadline, "beforeDeadline")
        : dateFault(date, before && before + form.timePerGameMs, "tooEarly");
    }),
    minTeams: !(Number.isInteger(minTeams) && minTeams >= 2 && minTeams <= form.nTeams),
  };
}

/** The schedule of a wish; undefined if anything is wrong with it. */
export function scheduleOf(
  form: TournamentForm,
  wish: ScheduleWish,
  now: number,
): TournamentSchedule | undefined {
  const faults = faultsIn(form, wish, now);
  const dateFaults = [faults.signUpBegin, faults.signUpDeadline, ...faults.creationDates];
  if (faults.minTeams || dateFaults.some((fault) => fault !== undefined)) return undefined;
  const [signUpBegin, signUpDeadline, ...creationDates] = [
    wish.signUpBegin,
    wish.signUpDeadline,
    ...wish.creationDates,
  ].map((date) => fromField(date) ?? 0);
  return { signUpBegin, signUpDeadline, creationDates, minTeams: Number(wish.minTeams) };
}

function dateFault(at: number | undefined, earliest: number | undefined, fault: DateFault) {
  if (at === undefined) return "missing";
  return earliest !== undefined && at < earliest ? fault : undefined;
}
