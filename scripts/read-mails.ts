import { writeLetter } from "#edge/mail/letter.ts";
import { latestMails } from "#store/mails.ts";
import { runScript } from "./process/terminal.ts";
import { withJoinedDatabase } from "./site/joinedDatabase.ts";
import { readSettings } from "./site/settings.ts";

/** The number of mails shown. */
const shown = 20;

/** `npm run mails`: the latest mails that a site on this machine keeps instead of sending them, newest last. */
await runScript(() =>
  withJoinedDatabase(async (db) => {
    const mails = await latestMails(db, 0, shown);
    if (mails.length === 0) console.log("No mails.");
    const { siteUrl, port } = readSettings(process.env);
    for (const mail of mails.reverse()) {
      const { to, subject, text } = writeLetter(mail, siteUrl ?? `http://localhost:${port}`);
      console.log(`${new Date(mail.createdAt).toISOString()}, to ${to}: ${subject}\n\n${text}`);
    }
  }),
);
