import { checkPayments } from "./payments/check.ts";
import { runScript } from "./process/terminal.ts";
import { Trouble } from "./process/trouble.ts";
import { readSettings } from "./site/settings.ts";

/**
 * `SITE_URL=… STRIPE_SECRET_KEY=… STRIPE_WEBHOOK_SECRET=… npm run check:payments`: says what the operator's account at Stripe
 * has of what subscriptions need, and what it lacks. Exits with 1 if it lacks anything.
 */
await runScript(async () => {
  const { siteUrl, stripe } = readSettings(process.env);
  if (!stripe || !siteUrl) {
    throw new Trouble("Say in the environment: SITE_URL, STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.");
  }
  // Only tests name another server.
  const apiUrl = process.env.STRIPE_API_URL || undefined;
  const findings = await checkPayments({ ...stripe, apiUrl }, siteUrl);
  for (const { isRight, text } of findings) console.log(`${isRight ? "ok     " : "missing"}  ${text}`);
  const lacks = findings.filter(({ isRight }) => !isRight).length;
  // Stripe shows a signing secret only in the dashboard.
  console.log(
    "Not checked: STRIPE_WEBHOOK_SECRET. Look in the dashboard whether deliveries to the webhook are answered with 204.",
  );
  console.log(
    lacks === 0
      ? "Otherwise subscriptions can be taken."
      : `${lacks} to mend (docs/operations/subscriptions.md, "Sponsor subscription").`,
  );
  if (lacks > 0) process.exitCode = 1;
});
