import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** The files in which workerd stores rooms and their alarms. */
export function roomFilesIn(roomsDir: string): string[] {
  const parties = join(roomsDir, "do");
  return readdirSync(parties).flatMap((party) =>
    readdirSync(join(parties, party))
      .filter((name) => name.endsWith(".sqlite"))
      .map((name) => join(parties, party, name)),
  );
}

/**
 * How many outbox messages and tasks the rooms have left that are overdue, or due within so many ms. It may be read while
 * workerd runs.
 */
export function tasksLeft(roomsDir: string, withinMs = 0): number {
  const until = Date.now() + withinMs;
  return roomFilesIn(roomsDir).reduce((sum, file) => sum + tasksIn(file, until), 0);
}

function tasksIn(file: string, until: number): number {
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    const hasTables = db.prepare("SELECT 1 FROM sqlite_master WHERE name = 'outbox'").get() !== undefined;
    if (!hasTables) return 0;
    const left = `SELECT (SELECT count(*) FROM outbox) + (SELECT count(*) FROM due WHERE at <= ?) AS n`;
    return Number(db.prepare(left).get(until)?.n);
  } finally {
    db.close();
  }
}
