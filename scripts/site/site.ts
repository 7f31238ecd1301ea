import type { DatabaseAddress } from "#store/db.ts";
import { ensureBuilt } from "../build/ensureBuilt.ts";
import { letRoomsSleep } from "../data/alarms/roomAlarms.ts";
import { libsqlVars, openData } from "../data/data.ts";
import { guardChildren } from "../process/guard.ts";
import { dist as ownDist } from "../process/paths.ts";
import { becomesFree } from "../process/ports.ts";
import { Trouble } from "../process/trouble.ts";
import { keptAddressSecret } from "./addressSecret.ts";
import { keptOperatorToken } from "./operatorToken.ts";
import { expectOwnSite } from "./ownSite.ts";
import { noteRunning } from "./running.ts";
import { expectTestKeys, type StripeKeys } from "./settings.ts";
import { keptVapidKey } from "./vapidKey.ts";
import { startWorker } from "./worker.ts";

export type SiteOptions = {
  /** 0 (the default) takes a free one. */
  port?: number;
  /** The folder of its data. */
  dataDir: string;
  /** Another build than this checkout's. */
  dist?: string;
  /** The address to listen on; by default only this machine can reach it. */
  host?: string;
  libsqlUrl?: string;
  libsqlToken?: string;
  /** The site's origin for its visitors, if that is not where it listens. */
  siteUrl?: string;
  /** The header in which the proxy in front writes a visitor's address. */
  addressHeader?: string;
  /** Origins of further push services, separated by commas. */
  pushServices?: string;
  /** The operator's token, instead of the one that the folder keeps. */
  operatorToken?: string;
  /** The keys of the payment provider, those of tests. */
  stripe?: StripeKeys;
  /** Further variables of the Worker. */
  vars?: Record<string, string>;
  /** For tests with many players at one address. */
  withoutRateLimits?: boolean;
  /** For tests that use them up: how many calls the rate limiters of these names let through. */
  callsPerPeriod?: Record<string, number>;
  /** How long workerd may leave everything unanswered before the site counts as failed, in ms. */
  patienceMs?: number;
  /** The file to which the log is also appended; by default LOG_FILE. */
  logFile?: string;
  report?: (line: string) => void;
};

export type Site = {
  url: string;
  /** The address of its database, and its credentials. */
  libsql: DatabaseAddress;
  /** Runs the clock that runs every minute anyway, and waits until its work is done. */
  tick(): Promise<void>;
  /** Resolves if something essential has ended. */
  failed: Promise<Trouble>;
  /** Ends everything that was started; data stays. */
  stop(): Promise<void>;
};

/**
 * Runs the whole site on this machine: starts libSQL (unless one is named), migrates it, builds the site if necessary,
 * and serves. @throws Trouble with a line for the person at the terminal; nothing is left running then
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { port = 0, dataDir, dist = ownDist, libsqlToken, vars, report } = options;
  expectTestKeys(options.stripe);
  guardChildren();
  if (port !== 0 && !(await becomesFree(port))) {
    throw new Trouble(`Port ${port} is taken; end what listens there or set another PORT.`);
  }
  const data = await openData({ dataDir, libsqlUrl: options.libsqlUrl, libsqlToken });
  const { libsql } = data;
  try {
    if (dist === ownDist) await ensureBuilt(report);
    const asleep = letRoomsSleep(data.folders.rooms, report);
    const operatorToken = options.operatorToken ?? keptOperatorToken(dataDir);
    const worker = await startWorker({
      dist,
      host: options.host ?? "127.0.0.1",
      port,
      roomsDir: data.folders.rooms,
      asleep,
      vars: {
        ...libsqlVars(libsql),
        ...(options.siteUrl && { SITE_URL: options.siteUrl }),
        ADDRESS_HEADER: options.addressHeader ?? "",
        ...(options.pushServices && { PUSH_SERVICES: options.pushServices }),
        ...(options.stripe && {
          STRIPE_SECRET_KEY: options.stripe.secretKey,
          STRIPE_WEBHOOK_SECRET: options.stripe.webhookSecret,
        }),
        KEEP_MAILS: "yes",
        VAPID_PRIVATE_KEY: keptVapidKey(dataDir),
        ADDRESS_SECRET: keptAddressSecret(dataDir),
        OPERATOR_TOKEN: operatorToken,
        ...vars,
      },
      withoutRateLimits: options.withoutRateLimits,
      callsPerPeriod: options.callsPerPeriod,
      patienceMs: options.patienceMs,
      logFile: options.logFile,
    });
    const failed = Promise.race([data.failed, worker.failed]);
    const stop = () => worker.stop().finally(data.close);
    const reached = reachedAt(worker.url, options.host);
    await expectOwnSite(reached).catch(async (error) => {
      await worker.stop();
      throw error;
    });
    noteRunning(dataDir, { url: reached, token: operatorToken });
    return { url: worker.url, libsql, tick: worker.tick, failed, stop };
  } catch (error) {
    await data.close();
    throw error;
  }
}

/** The origin at which this machine reaches a site that listens on this address. */
function reachedAt(url: string, host = "127.0.0.1"): string {
  const { port } = new URL(url);
  return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
