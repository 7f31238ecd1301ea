import { runScript, stopInTheEnd } from "./process/terminal.ts";
import { operatorWarning, readOperator } from "./site/operator.ts";
import { readSettings } from "./site/settings.ts";
import { startSite } from "./site/site.ts";

/** `npm start`: the whole site on this machine. */
await runScript(async () => {
  const settings = readSettings(process.env);
  const warning = operatorWarning(readOperator());
  const site = await startSite({ ...settings, report: console.log });
  stopInTheEnd(site.stop, site.failed);
  console.log(`Tac online: ${site.url}`);
  const mails = settings.siteUrl ? "npm run mails" : `${site.url}/dev/mails (seen from this machine only)`;
  console.log(`Mails are not sent but kept: ${mails}.`);
  console.log(`Everything is kept in ${settings.dataDir}. Stop with Ctrl+C.`);
  if (settings.siteUrl && !settings.addressHeader) {
    console.warn(
      "All visitors count as one for limits: name your proxy's ADDRESS_HEADER (docs/operations.md).",
    );
  }
  if (warning) console.warn(warning);
});
