import { resolve } from "node:path";
import { root } from "./paths.ts";
import { Trouble } from "./trouble.ts";

/** What a person may set from outside. */
export type Settings = {
  port: number;
  dataDir: string;
  /** A libSQL server to use instead of one of our own. */
  libsqlUrl?: string;
  libsqlToken?: string;
};

/** Reads PORT, DATA_DIR, LIBSQL_URL and LIBSQL_AUTH_TOKEN. @throws Trouble that names what is wrong */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = Number(env.PORT || "8787");
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Trouble(`PORT must be a number from 0 to 65535, but is "${env.PORT}".`);
  }
  const libsqlUrl = env.LIBSQL_URL || undefined;
  if (libsqlUrl && !/^(https?|libsql):\/\//.test(libsqlUrl)) {
    throw new Trouble(`LIBSQL_URL must begin with http://, https:// or libsql://, but is "${libsqlUrl}".`);
  }
  const dataDir = resolve(root, env.DATA_DIR || ".data");
  return { port, dataDir, libsqlUrl, libsqlToken: env.LIBSQL_AUTH_TOKEN || undefined };
}
