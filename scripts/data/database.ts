import { type DatabaseAddress, openDatabase } from "#store/db.ts";
import { migrateDatabase } from "#store/migrate.ts";
import { migrations } from "../process/paths.ts";
import { Trouble } from "../process/trouble.ts";

const patience = 5_000;

/** Migrates the database at this address. @throws Trouble if it does not answer or refuses */
export async function migrateAt(address: DatabaseAddress): Promise<void> {
  await reach(address);
  try {
    await migrateDatabase(openDatabase(address), migrations);
  } catch (error) {
    throw new Trouble(`The database at ${address.url} could not be migrated: ${deepest(error)}.`);
  }
}

async function reach({ url }: DatabaseAddress): Promise<void> {
  try {
    await fetch(url.replace(/^libsql:/, "https:"), { signal: AbortSignal.timeout(patience) });
  } catch (error) {
    throw new Trouble(`No database answers at ${url}: ${deepest(error)}.`);
  }
}

/** The message of the innermost cause, which is the informative one. */
function deepest(error: unknown): string {
  let inner = error;
  while (inner instanceof Error && inner.cause) inner = inner.cause;
  const message = inner instanceof Error ? inner.message : String(inner);
  return message.split("\n")[0].replace(/\.$/, "");
}
