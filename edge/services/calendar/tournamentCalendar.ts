import type { Locale } from "#schema/settings.ts";
import type { TournamentSnapshot } from "#schema/tournament/snapshot.ts";
import { contentLine, escapedText, utcTime } from "./contentLine.ts";
import de from "./texts/de.json" with { type: "json" };
import en from "./texts/en.json" with { type: "json" };
import ru from "./texts/ru.json" with { type: "json" };

const texts: Record<Locale, typeof de> = { de, en, ru };

/** How long before a round a calendar reminds of it. */
const alarms = ["-P1D", "-PT15M"];

/**
 * A calendar file (RFC 5545) with an event for each round of a tournament that has dates. An event keeps its UID, so that
 * a later file replaces it.
 * @param v the number of the tournament's last change
 * @param origin of the site, for links and UIDs
 * @param now ms UTC
 */
export function tournamentCalendar(
  tournament: TournamentSnapshot,
  about: { v: number; origin: string; locale: Locale; now: number },
): string {
  const { status, rounds } = tournament;
  const isOff = status === "aborted" || status === "signUpFailed";
  const events = roundsOf(tournament).map(({ name, begins }, index) => {
    const isCancelled = isOff || (rounds.length > 0 && index >= rounds.length);
    return eventOf(tournament, { index, name: nameIn(about.locale, name), begins, isCancelled }, about);
  });
  return [
    contentLine("BEGIN", "VCALENDAR"),
    contentLine("VERSION", "2.0"),
    contentLine("PRODID", "-//Tac//Tac online//EN"),
    contentLine("METHOD", "PUBLISH"),
    contentLine("X-WR-CALNAME", escapedText(tournament.title)),
    ...events,
    contentLine("END", "VCALENDAR"),
  ].join("");
}

type RoundName = TournamentSnapshot["rounds"][number]["name"];
type Round<Name> = { name: Name; begins: number };

/** The rounds with their dates, also of those that fewer teams don't need. Before the teams are known they have only numbers. */
function roundsOf({ rounds, schedule }: TournamentSnapshot): Round<RoundName>[] {
  const dates = schedule?.creationDates ?? [];
  return dates.map((begins, index) => ({ name: rounds[index]?.name ?? { number: index + 1 }, begins }));
}

function eventOf(
  { id, type, title, form }: TournamentSnapshot,
  { index, name, begins, isCancelled }: Round<string> & { index: number; isCancelled: boolean },
  { v, origin, locale, now }: { v: number; origin: string; locale: Locale; now: number },
): string {
  const summary = escapedText(`${title}: ${name}`);
  return [
    contentLine("BEGIN", "VEVENT"),
    contentLine("UID", `tournament-${id}-round-${index + 1}@${new URL(origin).hostname}`),
    contentLine("SEQUENCE", String(v)),
    contentLine("DTSTAMP", utcTime(now)),
    contentLine("DTSTART", utcTime(begins)),
    contentLine("DTEND", utcTime(begins + form.timePerGameMs)),
    contentLine("SUMMARY", summary),
    contentLine("URL", `${origin}/${locale}/tournament/${type}/${id}`),
    contentLine("STATUS", isCancelled ? "CANCELLED" : "CONFIRMED"),
    ...(isCancelled ? [] : alarms.map((trigger) => alarmOf(trigger, summary))),
    contentLine("END", "VEVENT"),
  ].join("");
}

function alarmOf(trigger: string, description: string): string {
  return [
    contentLine("BEGIN", "VALARM"),
    contentLine("ACTION", "DISPLAY"),
    contentLine("DESCRIPTION", description),
    contentLine("TRIGGER", trigger),
    contentLine("END", "VALARM"),
  ].join("");
}

function nameIn(locale: Locale, name: RoundName): string {
  const said = texts[locale];
  if (typeof name === "string") return said[name];
  if ("number" in name) return said.number.replace("{number}", String(name.number));
  if (name.of === 16) return said.of16;
  return name.of === 32 ? said.of32 : said.of.replace("{of}", String(name.of));
}
