import type { Mail } from "#store/mails.ts";
import type { Env, MailAttachment } from "../env.ts";
import { calendarFile } from "../services/calendar/calendarFile.ts";
import { knownTournament } from "../services/tournaments.ts";

/**
 * The files that come with a mail: with that of a tournament's dates its calendar as it is now, which its link leads to
 * as well.
 * @param site the site's origin
 */
export async function attachmentsOf(
  env: Env,
  { kind, data, locale }: Mail,
  site: string,
  now: number,
): Promise<MailAttachment[]> {
  if (kind !== "tournamentCalendar") return [];
  const id = Number(new URL(data.url, site).searchParams.get("tournamentID"));
  const known = id > 0 ? await knownTournament(env, id) : undefined;
  if (known === undefined) return [];
  const { filename, type, content } = calendarFile(known, { origin: site, locale, now });
  return [{ disposition: "attachment", filename, type, content }];
}
