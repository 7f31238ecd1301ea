import { openDatabase } from "#store/db.ts";
import { env } from "./env.ts";

const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: token, LIBSQL_SYNC_URL: syncUrl } = env;

/** The libSQL server of the rooms. */
export const db = openDatabase({ url, token, syncUrl });
