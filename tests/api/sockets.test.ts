import { describe, expect, it } from "vitest";
import { beGuest, beginGame, call, handshake, knock } from "#tests/support/api.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";

const site = withSharedSite();

describe("a socket", () => {
  it("is opened to the room of a game, for a spectator too", async () => {
    const gameID = await beginGame(site.url, (await beGuest(site.url)).token);
    expect(await knock(site.url, `/parties/game/${gameID}`)).toBe(101);
  });

  it("is not compressed, which would cost more than the rest of a frame", async () => {
    const gameID = await beginGame(site.url, (await beGuest(site.url)).token);
    const { statusCode, headers } = await handshake(site.url, `/parties/game/${gameID}`, site.url);
    expect(statusCode).toBe(101);
    expect(headers).not.toHaveProperty("sec-websocket-extensions");
  });

  it("is not opened for pages of other sites, nor without an origin", async () => {
    const gameID = await beginGame(site.url, (await beGuest(site.url)).token);
    expect(await knock(site.url, `/parties/game/${gameID}`, "https://elsewhere.example")).toBe(403);
    expect(await knock(site.url, `/parties/game/${gameID}`, "null")).toBe(403);
    expect(await knock(site.url, `/parties/game/${gameID}`, "")).toBe(403);
  });

  it.each([
    "/parties/game/999999",
    "/parties/game/01",
    "/parties/game/x",
    "/parties/nobody/1",
    "/parties/queue/main",
    "/parties/rater/main",
    "/parties/game",
  ])("is not opened to %s, where nothing is", async (path) => {
    expect(await knock(site.url, path)).toBe(404);
  });

  it("that is not opened does not say why, so a plain request tells whether the room is there", async () => {
    const gameID = await beginGame(site.url, (await beGuest(site.url)).token);
    expect((await fetch(`${site.url}/parties/game/${gameID}`)).status).toBe(204);
    expect((await fetch(`${site.url}/parties/game/${gameID + 1}`)).status).toBe(404);
  });

  it("can be asked for in vain: a plain request says whether the room is there", async () => {
    expect((await fetch(`${site.url}/parties/game/999999`)).status).toBe(404);
  });
});

describe("a ticket", () => {
  it("is not given for a room that is not there", async () => {
    const { token } = await beGuest(site.url);
    const answer = await call(site.url, "socketTicket", { token, body: { party: "game", room: "999999" } });
    expect(answer).toMatchObject({ status: 404, body: { error: "not_found" } });
  });

  it("is not given without a session", async () => {
    const answer = await call(site.url, "socketTicket", { body: { party: "game", room: "1" } });
    expect(answer).toMatchObject({ status: 401 });
  });

  it("is not given for a party that is none", async () => {
    const { token } = await beGuest(site.url);
    const answer = await call(site.url, "socketTicket", { token, body: { party: "nobody", room: "1" } });
    expect(answer).toMatchObject({ status: 422, body: { details: [{ field: "party" }] } });
  });
});
