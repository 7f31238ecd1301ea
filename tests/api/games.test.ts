import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { apiCalls } from "#schema/api/calls/index.ts";
import { gameSeats, games } from "#schema/db/games.ts";
import { limits } from "#schema/limits.ts";
import { beGuest, beginGame, call } from "#tests/support/api.ts";
import { nameOf } from "#tests/support/everyCall.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";

const site = withSharedSite();

describe("a game with bots", () => {
  it("is written down with its seats and has a room", async () => {
    const { token, id } = await beGuest(site.url);
    const gameID = await beginGame(site.url, token);
    expect(await site.db.select().from(games).where(eq(games.id, gameID))).toMatchObject([
      { variant: "4x2m", status: "running", endedAt: null },
    ]);
    const seats = await site.db.select().from(gameSeats).where(eq(gameSeats.gameId, gameID));
    expect(seats.map((seat) => [seat.guestId, seat.botLevel])).toEqual([
      [id, null],
      ...Array(3).fill([null, "solid"]),
    ]);
    const ticket = await call(site.url, "socketTicket", {
      token,
      body: { party: "game", room: String(gameID) },
    });
    expect(ticket).toMatchObject({ status: 200, body: { ticket: expect.any(String) } });
  });

  it("has an id of its own", async () => {
    const { token } = await beGuest(site.url);
    expect(await beginGame(site.url, token)).not.toBe(await beginGame(site.url, token));
  });
});

describe("a call that is not as it should be", () => {
  it("names the field that is wrong", async () => {
    const { token } = await beGuest(site.url);
    const answer = await call(site.url, "createGame", { token, body: { variant: "5x2", level: "solid" } });
    expect(answer).toMatchObject({
      status: 422,
      body: { error: "invalid", details: [{ field: "variant" }] },
    });
  });

  it("is refused when it is no JSON", async () => {
    const { token } = await beGuest(site.url);
    const answer = await call(site.url, "createGame", { token, body: "{variant" });
    expect(answer).toMatchObject({ status: 422, body: { error: "invalid" } });
  });

  const withBody = Object.values(apiCalls)
    .flat()
    // A webhook has a limit of its own, and does not exist without a payment provider.
    .filter(({ body, path }) => body && path !== "/subscription/webhook");
  it.each(withBody.map((of) => [nameOf(of), of] as const))(
    "is refused when it is too long: %s",
    async (_name, { method, path }) => {
      const body = " ".repeat(limits.apiBodyBytes + 1);
      const answer = await call(site.url, path.slice(1).replace(/\{\w+\}/, "1"), { method, body });
      expect(answer).toMatchObject({ status: 413, body: { error: "too_large" } });
    },
  );

  it("is refused when its path or its query holds too much", async () => {
    const admin = await aUser(site.db, "Adminda", { isAdmin: true });
    const token = await aSessionOf(site.db, admin);
    const name = "x".repeat(300);
    for (const [method, path, field] of [
      ["POST", `activation/${name}`, "username"],
      ["DELETE", `moderation/${name}`, "username"],
      ["GET", `getProfilePicture?username=${name}`, "username"],
    ] as const) {
      const answer = await call(site.url, path, { method, token });
      expect(answer, path).toMatchObject({ status: 422, body: { error: "invalid", details: [{ field }] } });
    }
  });

  it("is refused when there is no such call", async () => {
    expect(await call(site.url, "noSuchCall")).toMatchObject({ status: 404, body: { error: "not_found" } });
  });
});
