import { ensureBuilt } from "./build.ts";
import { migrateAt } from "./database.ts";
import { prepareDataDir } from "./dataDir.ts";
import { guardChildren } from "./guard.ts";
import { startLibsql } from "./libsql.ts";
import { dist } from "./paths.ts";
import { becomesFree, freePort } from "./ports.ts";
import { Trouble } from "./trouble.ts";
import { startWorker } from "./worker.ts";

export type SiteOptions = {
  /** 0 (the default) takes a free one. */
  port?: number;
  /** Where everything is kept. */
  dataDir: string;
  /** The address to listen on; by default none but this machine can reach it. */
  host?: string;
  libsqlUrl?: string;
  libsqlToken?: string;
  /** Where the site is for its visitors, if that is not where it listens. */
  siteUrl?: string;
  /** Further variables of the Worker. */
  vars?: Record<string, string>;
  /** For tests that are many players at one address. */
  withoutRateLimits?: boolean;
  say?: (line: string) => void;
};

export type Site = {
  url: string;
  /** Where its database answers. */
  libsqlUrl: string;
  /** Sets the clock off that goes off every minute anyway, and waits until all is done that it does. */
  tick(): Promise<void>;
  /** Ends all that was started; what is kept is kept. */
  stop(): Promise<void>;
};

/**
 * Runs the whole site on this machine: builds it if need be, starts libSQL (unless one is named), brings it up to date,
 * and serves. @throws Trouble with a line for the person at the terminal; nothing is left running then
 */
export async function startSite(options: SiteOptions): Promise<Site> {
  const { port = 0, dataDir, libsqlToken, vars, say } = options;
  if (port !== 0 && !(await becomesFree(port))) {
    throw new Trouble(`Port ${port} is taken; end what listens there or set another PORT.`);
  }
  const folders = prepareDataDir(dataDir);
  ensureBuilt(say);
  const ends: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const end of ends.splice(0).reverse()) await end();
  };
  try {
    let libsqlUrl = options.libsqlUrl;
    if (!libsqlUrl) {
      const libsql = await startLibsql({ dataDir: folders.libsql, port: await freePort() });
      ends.push(libsql.stop);
      libsqlUrl = libsql.url;
    }
    await migrateAt({ url: libsqlUrl, token: libsqlToken });
    const worker = await startWorker({
      dist,
      host: options.host ?? "127.0.0.1",
      port,
      roomsDir: folders.rooms,
      vars: {
        LIBSQL_URL: libsqlUrl,
        ...(libsqlToken && { LIBSQL_AUTH_TOKEN: libsqlToken }),
        ...(options.siteUrl && { SITE_URL: options.siteUrl }),
        KEEP_MAILS: "yes",
        ...vars,
      },
      withoutRateLimits: options.withoutRateLimits,
    });
    ends.push(worker.stop);
    const guard = guardChildren();
    ends.push(async () => guard.release());
    return { url: worker.url, libsqlUrl, tick: worker.tick, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
