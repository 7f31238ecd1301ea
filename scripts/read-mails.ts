import { parseArgs } from "node:util";
import { writeLetter } from "#edge/mail/letter.ts";
import { latestMails } from "#store/mails.ts";
import { runScript } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";
import { withJoinedDatabase } from "./site/joinedDatabase.ts";
import { readSettings } from "./site/settings.ts";

/** The number of mails shown, unless all are wanted. */
const shown = 20;

/**
 * `npm run mails`: the latest mails that a site on this machine keeps instead of sending them, newest last; with `-- --all`
 * all of them.
 */
await runScript(async () => {
  const most = readAll() ? Number.MAX_SAFE_INTEGER : shown;
  await withJoinedDatabase(async (db) => {
    const mails = await latestMails(db, 0, most);
    if (mails.length === 0) console.log("No mails.");
    const { siteUrl, port } = readSettings(process.env);
    for (const mail of mails.reverse()) {
      const { to, subject, text } = writeLetter(mail, siteUrl ?? `http://localhost:${port}`);
      console.log(`${new Date(mail.createdAt).toISOString()}, to ${to}: ${subject}\n\n${text}`);
    }
    if (mails.length === most) console.log(`These are the latest ${shown}. All: npm run mails -- --all`);
  });
});

function readAll(): boolean {
  try {
    return parseArgs({ options: { all: { type: "boolean", default: false } } }).values.all;
  } catch (error) {
    throw new Trouble(`${(error as Error).message}. Expected: npm run mails [-- --all]`);
  }
}
