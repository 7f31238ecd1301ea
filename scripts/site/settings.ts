import { isIP } from "node:net";
import { resolve } from "node:path";
import { root } from "../process/paths.ts";
import { Trouble } from "../process/trouble.ts";

/** The settings from the environment. */
export type Settings = {
  /** The address to listen on. */
  host: string;
  port: number;
  dataDir: string;
  /** A libSQL server to use instead of our own. */
  libsqlUrl?: string;
  libsqlToken?: string;
  /** The site's origin for its visitors. */
  siteUrl?: string;
  /** The header in which the proxy in front writes a visitor's address. */
  addressHeader?: string;
  /** Origins of further push services, separated by commas. */
  pushServices?: string;
  /** The operator's token, instead of the one that DATA_DIR keeps. */
  operatorToken?: string;
  /** The keys of the payment provider. */
  stripe?: StripeKeys;
  /** How long workerd may leave everything unanswered before the site ends, in ms. */
  patienceMs?: number;
};

export type StripeKeys = { secretKey: string; webhookSecret: string };

/**
 * Reads HOST, PORT, DATA_DIR, LIBSQL_URL, LIBSQL_AUTH_TOKEN, SITE_URL, ADDRESS_HEADER, PUSH_SERVICES, OPERATOR_TOKEN,
 * STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET and WATCHDOG_SECONDS.
 * @throws Trouble that names what is wrong
 */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const host = env.HOST || "127.0.0.1";
  if (!isIP(host)) throw new Trouble(`HOST must be an IP address of this machine, but is "${host}".`);
  const port = Number(env.PORT || "8787");
  if (!/^\d+$/.test(env.PORT || "8787") || port > 65_535) {
    throw new Trouble(`PORT must be a number from 0 to 65535, but is "${env.PORT}".`);
  }
  const libsqlUrl = env.LIBSQL_URL || undefined;
  if (libsqlUrl && !/^(https?|libsql):\/\//.test(libsqlUrl)) {
    throw new Trouble(`LIBSQL_URL must begin with http://, https:// or libsql://.`);
  }
  const siteUrl = env.SITE_URL || undefined;
  if (siteUrl && !/^https?:\/\/[^/]+$/.test(siteUrl)) {
    throw new Trouble(`SITE_URL must be like https://tac.example.org, but is "${siteUrl}".`);
  }
  const addressHeader = env.ADDRESS_HEADER || undefined;
  if (addressHeader && !/^[A-Za-z0-9-]+$/.test(addressHeader)) {
    throw new Trouble(`ADDRESS_HEADER must be the name of a header, but is "${addressHeader}".`);
  }
  if (!siteUrl && (addressHeader || !/^(127\.|::1$)/.test(host))) {
    const why = addressHeader ? "ADDRESS_HEADER names a proxy" : `HOST ${host} lets others in`;
    throw new Trouble(`${why}: say in SITE_URL where they find the site, since links in mails lead there.`);
  }
  const pushServices = env.PUSH_SERVICES || undefined;
  const wrong = pushServices?.split(/\s*,\s*/).find((service) => URL.parse(service)?.origin !== service);
  if (wrong !== undefined) {
    throw new Trouble(
      `PUSH_SERVICES must be like https://push.example.org, with commas between, but has "${wrong}".`,
    );
  }
  const patience = env.WATCHDOG_SECONDS || undefined;
  if (patience && !/^[1-9]\d{0,4}$/.test(patience)) {
    throw new Trouble(`WATCHDOG_SECONDS must be a number from 1 to 99999, but is "${patience}".`);
  }
  const patienceMs = patience ? Number(patience) * 1000 : undefined;
  const dataDir = resolve(root, env.DATA_DIR || ".data");
  const libsqlToken = env.LIBSQL_AUTH_TOKEN || undefined;
  const operatorToken = env.OPERATOR_TOKEN || undefined;
  const stripe = readStripeKeys(env);
  return {
    host,
    port,
    dataDir,
    libsqlUrl,
    libsqlToken,
    siteUrl,
    addressHeader,
    pushServices,
    operatorToken,
    stripe,
    patienceMs,
  };
}

/**
 * @throws Trouble for keys that take real money: what was ordered must be confirmed by mail, and a site on this machine sends
 * none
 */
export function expectTestKeys(stripe?: StripeKeys): void {
  if (!stripe?.secretKey.includes("_live_")) return;
  throw new Trouble(
    "STRIPE_SECRET_KEY is a live key, but a contract must be confirmed by mail and this machine sends none: take money on Cloudflare, and use a test key here.",
  );
}

function readStripeKeys(env: NodeJS.ProcessEnv): StripeKeys | undefined {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey && !webhookSecret) return undefined;
  if (!secretKey || !webhookSecret) {
    throw new Trouble("Subscriptions need both STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.");
  }
  if (!/^[rs]k_\S+$/.test(secretKey)) throw new Trouble("STRIPE_SECRET_KEY must begin with sk_ or rk_.");
  if (!/^whsec_\S+$/.test(webhookSecret)) throw new Trouble("STRIPE_WEBHOOK_SECRET must begin with whsec_.");
  return { secretKey, webhookSecret };
}
