import { and, eq, gt, gte, isNotNull, isNull, lt, type SQL, sql } from "drizzle-orm";
import { mailCause, mailKeys, mails } from "#schema/db/mails.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import type { TournamentInvitation } from "#schema/tournament/invitation.ts";
import type { MailedTournament, TournamentMail } from "#schema/tournament/mails.ts";
import type { Database } from "./db.ts";
import { newMail } from "./newMail.ts";

const mailKinds = {
  invitation: "tournamentInvitation",
  privateInvitation: "privateTournamentInvitation",
  calendar: "tournamentCalendar",
  reminder: "tournamentReminder",
} as const satisfies Record<TournamentMail, string>;

/**
 * Writes a mail about a tournament to a player, if they want such mails. A key is used once: the mail is written once,
 * however often it is asked for.
 * @param wanted `team` is the name of the player's team, `by` the id of who invites them, and `asked` the invitation
 */
export async function mailTournament(
  db: Database,
  wanted: {
    key: string;
    userID: number;
    mail: TournamentMail;
    team: string;
    by?: number | undefined;
    asked?: Pick<TournamentInvitation, "by" | "partners"> | undefined;
    tournament: MailedTournament;
  },
  now: number,
): Promise<void> {
  const { key, userID, mail, team, by, asked, tournament } = wanted;
  const { id, title, dates } = tournament;
  const url =
    mail === "calendar"
      ? sql`${`/gameApi/tournamentCalendar?tournamentID=${id}&locale=`} || ${users.locale}`
      : pageOf(tournament);
  const data = sql`json_object('username', ${users.username}, 'title', ${title}, 'team', ${team},
    'friend', ${asked?.by ?? ""}, 'names', ${(asked?.partners ?? []).join(", ")}, 'dates', ${dates.join(" ")}, 'url', ${url})`;
  const reader = { recipient: users.email, locale: users.locale };
  const cause = by === undefined ? mailCause.tournament(id) : mailCause.user(by);
  const letter = newMail({ kind: mailKinds[mail], ...reader, data, cause }, now);
  const isInvitation = mail === "invitation" || mail === "privateInvitation";
  const recipient = and(
    eq(users.id, userID),
    eq(users.mailsTournamentInvitations, true),
    isNew(db, key),
    isInvitation ? hasFewInvitations(db, userID, now) : undefined,
  );
  await db.batch([
    db.insert(mails).select(db.select(letter).from(users).where(recipient)),
    ...(isInvitation ? [noteInvitation(db, { userID, key }, now)] : []),
    use(db, key, now),
  ]);
}

/**
 * Writes everybody who wants news of tournaments that the sign-up of a public one has begun; once for each tournament.
 * Such mails are sent after all others (`takeDueMails`), so nobody waits for a mail with a link because of them.
 */
export async function announceTournament(
  db: Database,
  tournament: MailedTournament & { deadline: number },
  now: number,
): Promise<void> {
  const { id, title, dates, deadline } = tournament;
  const key = `tournament ${id} news`;
  const data = sql`json_object('username', ${users.username}, 'title', ${title}, 'dates', ${dates.join(" ")},
    'deadline', ${String(deadline)}, 'url', ${pageOf(tournament)})`;
  const reader = { recipient: users.email, locale: users.locale };
  const cause = mailCause.tournament(id);
  const letter = newMail({ kind: "tournamentNews", ...reader, data, cause }, now);
  const recipients = and(sql`mails_tournament_news = 1`, isNew(db, key));
  await db.batch([
    db.insert(mails).select(db.select(letter).from(users).where(recipients)),
    use(db, key, now),
  ]);
}

function pageOf({ type, id }: MailedTournament): SQL {
  return sql`'/' || ${users.locale} || ${`/tournament/${type}/${id}`}`;
}

/** Whether the user can get mails, and nobody has used this key. */
function isNew(db: Database, key: string): SQL | undefined {
  const used = db.select({ one: sql`1` }).from(mailKeys).where(eq(mailKeys.key, key));
  return and(isNotNull(users.activatedAt), isNull(users.deletedAt), sql`not exists ${used}`);
}

/** The keys of the invitations of a player in the last day, each of which expires then. */
const invitationKeys = (userID: number) => `invited ${userID} `;

function hasFewInvitations(db: Database, userID: number, now: number): SQL {
  const first = invitationKeys(userID);
  const lately = db
    .select({ mails: sql`count(*)` })
    .from(mailKeys)
    .where(
      and(gte(mailKeys.key, first), lt(mailKeys.key, `${first.trimEnd()}!`), gt(mailKeys.expiresAt, now)),
    );
  return sql`${lately} < ${limits.tournamentInvitationMailsPerDay}`;
}

function noteInvitation(db: Database, { userID, key }: { userID: number; key: string }, now: number) {
  return db
    .insert(mailKeys)
    .values({ key: `${invitationKeys(userID)}${key}`, expiresAt: now + limits.day })
    .onConflictDoNothing();
}

function use(db: Database, key: string, now: number) {
  return db
    .insert(mailKeys)
    .values({ key, expiresAt: now + limits.mailKeyKeptMs })
    .onConflictDoNothing();
}
