import { mkdirSync, rmSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";
import { roomFilesOf } from "./files.ts";

/** A database as it was at one moment, whatever is written into it since. */
export type Snapshot = {
  file: string;
  /** Writes it into a folder, at the same path. */
  copyTo(folder: string): Promise<void>;
  close(): void;
};

/** How many pages are copied before others of this process may run. */
const pagesAtOnce = 1_000;

/** Takes the snapshot of an SQLite file: its read transaction sees no later writes, and hinders none. */
export function takeSnapshot(dataDir: string, file: string): Snapshot {
  const db = new DatabaseSync(join(dataDir, file), { readOnly: true, timeout: 1_000 });
  try {
    db.exec("BEGIN; SELECT count(*) FROM sqlite_master;");
  } catch (error) {
    db.close();
    throw error;
  }
  const copyTo = async (folder: string) => {
    const copy = join(folder, file);
    mkdirSync(dirname(copy), { recursive: true, mode: 0o700 });
    rmSync(copy, { force: true });
    await backup(db, copy, { rate: pagesAtOnce });
  };
  return { file, copyTo, close: () => db.close() };
}

/**
 * The rooms' files, most of them copied in advance: while everything stands still there is time only for the rooms in
 * which something happens.
 */
export class RoomCopies {
  readonly #dataDir: string;
  readonly #folder: string;
  /** What each file looked like when its copy was begun; only of those that nobody was writing then. */
  readonly #copied = new Map<string, string>();

  constructor(dataDir: string, folder: string) {
    this.#dataDir = dataDir;
    this.#folder = folder;
  }

  async copyInAdvance(): Promise<void> {
    for (const file of roomFilesOf(this.#dataDir)) {
      const { look, changedAt } = this.#lookAt(file);
      // Time stamps are coarse: what is written just now may change once more without looking different.
      if (Date.now() - changedAt < settledMs) continue;
      const snapshot = takeSnapshot(this.#dataDir, file);
      await snapshot.copyTo(this.#folder).finally(snapshot.close);
      this.#copied.set(file, look);
    }
  }

  /** Snapshots of all files that are not copied as they are now. Copies of files that are gone are deleted. */
  takeRest(): Snapshot[] {
    const files = new Set(roomFilesOf(this.#dataDir));
    for (const file of this.#copied.keys())
      if (!files.has(file)) rmSync(join(this.#folder, file), { force: true });
    const rest = [...files].filter((file) => this.#copied.get(file) !== this.#lookAt(file).look);
    const taken: Snapshot[] = [];
    try {
      for (const file of rest) taken.push(takeSnapshot(this.#dataDir, file));
      return taken;
    } catch (error) {
      for (const snapshot of taken) snapshot.close();
      throw error;
    }
  }

  #lookAt(file: string): { look: string; changedAt: number } {
    const stats = ["", "-wal"].map((tail) =>
      statSync(join(this.#dataDir, file + tail), { throwIfNoEntry: false }),
    );
    return {
      look: stats.map((stat) => (stat ? `${stat.size} ${stat.mtimeMs}` : "none")).join(", "),
      changedAt: Math.max(...stats.map((stat) => stat?.mtimeMs ?? 0)),
    };
  }
}

const settledMs = 2_000;
