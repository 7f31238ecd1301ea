import { openPatiently } from "#tests/support/patientDatabase.ts";
import { env } from "./env.ts";

const { LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: token, LIBSQL_SYNC_URL: syncUrl } = env;

/** The libSQL server of the rooms, in which other test files write at any time. */
export const db = openPatiently({ url, token, syncUrl });
