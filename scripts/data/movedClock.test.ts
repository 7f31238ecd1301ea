import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, it, onTestFinished } from "vitest";
import { ageFile } from "./movedClock.ts";

it("waits for the locks of a process that was killed and still ends", async () => {
  const dir = mkdtempSync(join(tmpdir(), "tac-moved-"));
  const file = join(dir, "room.sqlite");
  const room = new DatabaseSync(file);
  room.exec("CREATE TABLE log (at INTEGER); INSERT INTO log VALUES (1800000000000)");
  const locked = `
    const db = new (require("node:sqlite").DatabaseSync)(${JSON.stringify(file)});
    db.exec("BEGIN EXCLUSIVE");
    process.on("SIGTERM", () => setTimeout(() => process.exit(), 500));
    console.log("locked");
    setInterval(() => {}, 1000);`;
  const holder = spawn(process.execPath, ["-e", locked], { stdio: ["ignore", "pipe", "inherit"] });
  onTestFinished(() => {
    holder.kill("SIGKILL");
    room.close();
    rmSync(dir, { recursive: true });
  });
  await once(holder.stdout, "data");
  expect(() => room.exec("BEGIN IMMEDIATE")).toThrow("database is locked");

  holder.kill("SIGTERM");
  ageFile(file, 1000);
  expect(room.prepare("SELECT at FROM log").all()).toEqual([{ at: 1_799_999_999_000 }]);
});
