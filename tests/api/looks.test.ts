import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import type { PlayerStatsAnswer } from "#schema/api/profiles.ts";
import type { SponsorsAnswer } from "#schema/api/subscriptions.ts";
import { users } from "#schema/db/users.ts";
import { limits } from "#schema/limits.ts";
import { call } from "#tests/support/api.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser, deleteAccount, thePassword } from "#tests/support/users.ts";

const site = withSharedSite();
const soon = Date.now() + 3_600_000;
const past = Date.now() - 1_000;

const sponsors = async () =>
  (await call<SponsorsAnswer>(site.url, "subscription/sponsors", { method: "GET" })).body.usernames;
const change = (username: string, to: Partial<typeof users.$inferInsert>) =>
  site.db.update(users).set(to).where(eq(users.username, username));
const isSponsorInProfile = async (username: string) => {
  const name = `profile/getPlayerStats?username=${username}`;
  return (await call<PlayerStatsAnswer>(site.url, name, { method: "GET" })).body.subscriber;
};
const hide = (token: string, hidesSponsoring: boolean) =>
  call(site.url, "setProfilePrivacy", {
    token,
    body: { hidesActivity: false, hidesSocials: false, hidesSponsoring },
  });

beforeEach(async () => {
  await site.db.delete(users);
});

describe("the list of sponsors", () => {
  it("has those with benefits now, and nobody else", async () => {
    await aUser(site.db, "Berta", { sponsorUntil: soon });
    await aUser(site.db, "anton", { sponsorUntil: soon });
    await aUser(site.db, "Ended", { sponsorUntil: past });
    await aUser(site.db, "Never");
    expect(await sponsors()).toEqual(["anton", "Berta"]);
  });

  it("may be kept for a short time by anybody, and is not sent again while it is the same", async () => {
    await aUser(site.db, "Berta", { sponsorUntil: soon });
    const { headers } = await call(site.url, "subscription/sponsors", { method: "GET" });
    expect(headers.get("Cache-Control")).toBe(`public, max-age=${limits.sponsorsCachedSeconds}`);
    const tag = headers.get("ETag") ?? "";
    expect(await call(site.url, "subscription/sponsors", { method: "GET", tag })).toMatchObject({
      status: 304,
      body: undefined,
    });
    await change("Berta", { sponsorUntil: past });
    const changed = await call(site.url, "subscription/sponsors", { method: "GET", tag });
    expect(changed).toMatchObject({ status: 200, body: { usernames: [] } });
  });

  it("leaves out who hides it, and the profile says the same, to the sponsor too", async () => {
    const token = await aSessionOf(site.db, await aUser(site.db, "Clara", { sponsorUntil: soon }));
    expect(await isSponsorInProfile("Clara")).toBe(true);
    expect((await hide(token, true)).status).toBe(204);
    expect([await sponsors(), await isSponsorInProfile("Clara")]).toEqual([[], false]);
    const own = await call<PlayerStatsAnswer>(site.url, "profile/getPlayerStats?username=Clara", {
      method: "GET",
      token,
    });
    expect(own.body.subscriber).toBe(false);
    await hide(token, false);
    expect([await sponsors(), await isSponsorInProfile("Clara")]).toEqual([["Clara"], true]);
  });

  it("follows a new name, a block and its end, and the deletion of an account", async () => {
    const token = await aSessionOf(site.db, await aUser(site.db, "Dora", { sponsorUntil: soon }));
    const body = { username: "Dorothea", password: thePassword };
    expect((await call(site.url, "changeUsername", { token, body })).status).toBe(204);
    expect(await sponsors()).toEqual(["Dorothea"]);
    await change("Dorothea", { blockedUntil: soon });
    expect([await sponsors(), await isSponsorInProfile("Dorothea")]).toEqual([[], false]);
    await change("Dorothea", { blockedUntil: past });
    expect(await sponsors()).toEqual(["Dorothea"]);
    const deleted = await deleteAccount(site.url, token);
    expect(deleted.status).toBe(204);
    expect(await sponsors()).toEqual([]);
  });

  it("loses who has no benefits any more", async () => {
    await aUser(site.db, "Emil", { sponsorUntil: soon });
    expect([await sponsors(), await isSponsorInProfile("Emil")]).toEqual([["Emil"], true]);
    await change("Emil", { sponsorUntil: past });
    expect([await sponsors(), await isSponsorInProfile("Emil")]).toEqual([[], false]);
  });
});

describe("a look", () => {
  const look = (token: string) => call(site.url, "getLook", { method: "GET", token });
  const chosen = { cardBack: "leaves", boardWood: "oak" };
  const nothing = { cardBack: "classic", boardWood: "classic" };

  it("is chosen by a sponsor, and known to the settings and to whoever signs in", async () => {
    const token = await aSessionOf(site.db, await aUser(site.db, "Frida", { sponsorUntil: soon }));
    expect((await look(token)).body).toEqual({ ...nothing, sponsorUntil: soon });
    expect(await call(site.url, "setLook", { token, body: chosen })).toMatchObject({ status: 204 });
    expect((await look(token)).body).toEqual({ ...chosen, sponsorUntil: soon });
    const login = { username: "Frida", password: thePassword };
    expect((await call(site.url, "login", { body: login })).body).toMatchObject({
      look: { ...chosen, sponsorUntil: soon },
    });
  });

  it("is refused to who is no sponsor, and to who is none any more", async () => {
    const never = await aSessionOf(site.db, await aUser(site.db, "Gerd"));
    const ended = await aSessionOf(site.db, await aUser(site.db, "Hans", { sponsorUntil: past }));
    for (const token of [never, ended]) {
      expect(await call(site.url, "setLook", { token, body: chosen })).toMatchObject({
        status: 409,
        body: { error: "not_sponsor" },
      });
      expect((await look(token)).body).toEqual({ ...nothing, sponsorUntil: null });
    }
  });

  it("outlives the benefits without applying, and comes back with them", async () => {
    const token = await aSessionOf(site.db, await aUser(site.db, "Ida", { sponsorUntil: soon }));
    await call(site.url, "setLook", { token, body: chosen });
    await change("Ida", { sponsorUntil: past });
    expect((await look(token)).body).toEqual({ ...chosen, sponsorUntil: null });
    await change("Ida", { sponsorUntil: soon });
    expect((await look(token)).body).toEqual({ ...chosen, sponsorUntil: soon });
  });

  it.each([
    [{ ...chosen, cardBack: "gold" }, "cardBack"],
    [{ ...chosen, boardWood: "plastic" }, "boardWood"],
    [{ cardBack: "leaves" }, "boardWood"],
    [{ ...chosen, more: 1 }, ""],
  ])("that does not exist is refused, and the field named: %j", async (body, field) => {
    const token = await aSessionOf(site.db, await aUser(site.db, "Jan", { sponsorUntil: soon }));
    expect(await call(site.url, "setLook", { token, body })).toMatchObject({
      status: 422,
      body: { error: "invalid", details: [{ field }] },
    });
    expect((await look(token)).body).toMatchObject(nothing);
  });
});
