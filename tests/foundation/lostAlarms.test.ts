import { rmSync } from "node:fs";
import { expect, it } from "vitest";
import { openSocket } from "#scripts/visitors/calling.ts";
import { beGuest, beginGame } from "#tests/support/api.ts";
import { ageFile } from "#tests/support/movedClock.ts";
import { withRestartableSite } from "#tests/support/restartableSite.ts";
import { roomFilesIn, tasksLeft } from "#tests/support/roomFiles.ts";

const site = withRestartableSite();

it("a game whose bots wait for an alarm that is lost goes on when somebody comes", async () => {
  const { token } = await beGuest(site.url);
  const gameID = await beginGame(site.url, token);
  await site.whileStopped((roomsDir) => {
    for (const file of roomFilesIn(roomsDir).filter((name) => name.includes("GameRoom")))
      if (file.endsWith("metadata.sqlite")) rmSync(file);
      else ageFile(file, 60_000);
    expect(tasksLeft(roomsDir)).toBeGreaterThan(0);
  });
  const socket = await openSocket(site.url, "game", String(gameID), token);
  const versions = new Set<number>();
  socket.addEventListener("message", ({ data }) => {
    const { version } = JSON.parse(String(data)).data ?? {};
    if (version !== undefined) versions.add(version);
  });
  await expect.poll(() => versions.size).toBeGreaterThan(1);
  socket.close();
});
