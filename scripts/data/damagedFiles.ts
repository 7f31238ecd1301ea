import { closeSync, openSync, readdirSync, readSync, rmSync, statSync } from "node:fs";
import { join, sep } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Trouble } from "../process/trouble.ts";

/**
 * Checks the files of the rooms before workerd opens them, which would fail at the first call that needs a damaged one.
 * A damaged file of miniflare's cache is deleted, and created again.
 * @param roomsDir DATA_DIR/rooms/v3
 * @param say is told of each deleted file
 * @throws Trouble that names the damaged files of rooms
 */
export function checkRoomFiles(roomsDir: string, report: (line: string) => void = console.warn): void {
  const files = readdirSync(roomsDir, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".sqlite"))
    .map((name) => join(roomsDir, name));
  const damaged: string[] = [];
  for (const file of files) {
    const fault = faultOf(file);
    if (!fault) continue;
    if (isDispensable(roomsDir, file)) {
      for (const tail of ["", "-wal", "-shm"]) rmSync(file + tail, { force: true });
      report(`${file} was damaged (${fault}); it is a cache and is made anew.`);
    } else damaged.push(`${file} (${fault})`);
  }
  if (damaged.length === 0) return;
  const more = damaged.length > mostNamed ? `, and ${damaged.length - mostNamed} more` : "";
  throw new Trouble(
    `Damaged: ${damaged.slice(0, mostNamed).join(", ")}${more}. ${restore} ` +
      "Only without one: move the file away with its -wal and -shm; what that room held is lost, and of a metadata.sqlite the times at which rooms of its kind were to wake.",
  );
}

/**
 * @throws Trouble if the file of our own libSQL server is damaged; only its beginning is checked, because it may be
 * large
 */
export function checkLibsqlFile(libsqlDir: string): void {
  const file = join(libsqlDir, "dbs/default/data");
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  const fault = size > 0 && !hasLog(file) && faultOfHeader(beginningOf(file), size);
  if (fault) throw new Trouble(`Damaged: ${file} (${fault}). ${restore}`);
}

const restore = "Bring back a backup of DATA_DIR: libsql/ and rooms/ of the same moment.";

/** How many files one line names. */
const mostNamed = 5;

function isDispensable(roomsDir: string, file: string): boolean {
  return file.startsWith(join(roomsDir, "cache") + sep);
}

/**
 * What is wrong with an SQLite file, if anything. There may be thousands of rooms, so only the beginning of theirs is
 * read.
 */
function faultOf(file: string): string | undefined {
  const size = statSync(file).size;
  // Nothing has been written yet, or everything is still in the write-ahead log.
  if (size === 0) return undefined;
  const fault = faultOfHeader(beginningOf(file), size);
  // An interrupted checkpoint is repaired from the log.
  return isShared(file) || (fault && hasLog(file)) ? faultInside(file) : fault;
}

function faultOfHeader(head: Buffer, size: number): string | undefined {
  if (head.toString("latin1", 0, magic.length) !== magic) return "it is not an SQLite file";
  // Offsets: sqlite.org/fileformat.html, "The Database Header".
  const said = head.readUInt16BE(16);
  const pageSize = said === 1 ? 65_536 : said;
  if (pageSize < 512 || (pageSize & (pageSize - 1)) !== 0)
    return `it says that its pages have ${pageSize} bytes`;
  const isCountValid = head.readUInt32BE(24) === head.readUInt32BE(92);
  const expected = isCountValid ? head.readUInt32BE(28) * pageSize : pageSize;
  return size < expected ? `it has ${size} bytes of ${expected}` : undefined;
}

function hasLog(file: string): boolean {
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

const magic = "SQLite format 3\0";

/** A file that many rooms depend on is checked completely. */
function isShared(file: string): boolean {
  return file.endsWith(`${sep}metadata.sqlite`);
}

function beginningOf(file: string): Buffer {
  const head = Buffer.alloc(100);
  const descriptor = openSync(file, "r");
  readSync(descriptor, head);
  closeSync(descriptor);
  return head;
}

function faultInside(file: string): string | undefined {
  let database: DatabaseSync | undefined;
  try {
    database = new DatabaseSync(file);
    const [first] = database.prepare("PRAGMA quick_check(1)").all();
    const found = String(first?.quick_check);
    return found === "ok" ? undefined : found.replaceAll("\n", " ");
  } catch (error) {
    return (error as Error).message;
  } finally {
    database?.close();
  }
}
