import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  rmSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { checkLibsqlFile, checkRoomFiles } from "./damagedFiles.ts";

let folder: string;
const said: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "tac-damaged-"));
  said.length = 0;
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
});

/** An intact SQLite file with some pages. */
function aFile(name: string): string {
  const file = join(folder, name);
  mkdirSync(join(file, ".."), { recursive: true });
  const database = new DatabaseSync(file);
  database.exec("PRAGMA journal_mode = WAL; CREATE TABLE kept (what TEXT)");
  database.prepare("INSERT INTO kept VALUES (?)").run("x".repeat(20_000));
  database.close();
  return file;
}

const check = () => checkRoomFiles(folder, (line) => said.push(line));

it("whole files are left as they are", () => {
  aFile("do/tac-GameRoom/a1.sqlite");
  aFile("do/tac-GameRoom/metadata.sqlite");
  writeFileSync(join(folder, "do/tac-GameRoom/b2.sqlite"), "");
  check();
  expect(said).toEqual([]);
});

it.each([
  ["is something else", (file: string) => writeFileSync(file, "garbage".repeat(3000)), "not an SQLite file"],
  ["was cut off", (file: string) => truncateSync(file, 5000), "it has 5000 bytes of"],
  ["is not even a header", (file: string) => truncateSync(file, 10), "not an SQLite file"],
])("a room's file that %s is named, with what to do", (_, damage, fault) => {
  const file = aFile("do/tac-GameRoom/a1.sqlite");
  aFile("do/tac-GameRoom/c3.sqlite");
  damage(file);
  expect(check).toThrow(new RegExp(`^Damaged: ${file} \\(.*${fault}.*\\)\\. Bring back a backup`));
  expect(check).not.toThrow("c3.sqlite");
});

it("what is damaged inside is named for what many rooms depend on", () => {
  const file = aFile("do/tac-GameRoom/metadata.sqlite");
  const descriptor = openSync(file, "r+");
  writeSync(descriptor, Buffer.alloc(1000, 7), 0, 1000, 4096);
  closeSync(descriptor);
  expect(check).toThrow(file);
});

it("a file of the cache is thrown away, to be made anew, and that is said", () => {
  const file = aFile("cache/miniflare-CacheObject/a1.sqlite");
  writeFileSync(file, "garbage");
  check();
  expect(existsSync(file)).toBe(false);
  expect(said).toEqual([expect.stringContaining(`${file} was damaged`)]);
});

it("the file of libSQL is named", () => {
  const file = aFile("dbs/default/data");
  checkLibsqlFile(folder);
  writeFileSync(file, "garbage");
  expect(() => checkLibsqlFile(folder)).toThrow(`Damaged: ${file}`);
});
