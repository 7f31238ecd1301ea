import { expect, it } from "vitest";
import { startSite } from "#scripts/site.ts";
import { beGuest, beginGame, call, knock } from "#tests/support/api.ts";
import { aDatabase } from "#tests/support/database.ts";
import { aFolder } from "#tests/support/folders.ts";

it("without the database the API says so, and games stay within reach", async () => {
  const database = await aDatabase();
  const site = await startSite({ dataDir: aFolder(), libsqlUrl: database.url });
  try {
    const { token } = await beGuest(site.url);
    const gameID = await beginGame(site.url, token);
    await database.stop();

    const answer = await call(site.url, "guestSession");
    expect(answer).toMatchObject({ status: 503, body: { error: "unavailable" } });
    expect(answer.headers.get("Retry-After")).toMatch(/^\d+$/);
    expect(await knock(site.url, `/parties/game/${gameID}`)).toBe(101);
    expect(await knock(site.url, "/parties/game/999999")).toBe(404);
  } finally {
    await site.stop();
  }
});
