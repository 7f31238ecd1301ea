import { createHash } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import packageJson from "#package.json" with { type: "json" };
import { failedAttempts } from "#schema/db/attempts.ts";
import { restingNames } from "#schema/db/restingNames.ts";
import { sessions } from "#schema/db/sessions.ts";
import { limits } from "#schema/limits.ts";
import { skeletonOf } from "#schema/lookAlikes.ts";
import { beGuest, beginGame, call } from "#tests/support/api.ts";
import { RoomSocket } from "#tests/support/roomSocket.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";

const site = withSharedSite();
const hashOf = (token: string) => createHash("sha256").update(token).digest("hex");

describe("the server", () => {
  it("tells its version as a JSON string", async () => {
    const { body } = await call(site.url, "getServerVersion", { method: "GET" });
    expect(body).toBe(packageJson.version);
  });
});

describe("a guest", () => {
  it("gets a token, a number and a neutral name", async () => {
    const guest = await beGuest(site.url);
    expect(guest.token).toMatch(/^[0-9a-f]{64}$/);
    expect(guest.username).toMatch(/^guest\d{4}$/);
    expect(guest.id).toBeGreaterThan(0);
  });

  it("is known by the hash of the token alone", async () => {
    const { token } = await beGuest(site.url);
    const kept = await site.db.select().from(sessions);
    expect(kept.map((session) => session.tokenHash)).toContain(hashOf(token));
    expect(JSON.stringify(kept)).not.toContain(token);
  });

  it("chooses a name, by which others at the table know the guest at once, and one that no account has", async () => {
    const { token, username } = await beGuest(site.url);
    const gameID = await beginGame(site.url, token);
    const socket = await RoomSocket.open(site.url, gameID, token);
    const isNamed = ({ events }: RoomSocket) => JSON.stringify(events).includes(`"${username} Berta"`);
    const nameBy = (name: string, by = token) =>
      call<{ username: string; error: string }>(site.url, "nameGuest", {
        token: by,
        body: { username: name },
      });
    expect(await nameBy("Berta")).toMatchObject({ status: 200, body: { username: `${username} Berta` } });
    await socket.until(isNamed);
    socket.close();
    // Every later call and room knows the guest by it.
    const again = await RoomSocket.open(site.url, await beginGame(site.url, token), token);
    await again.until(isNamed);
    again.close();

    await aUser(site.db, "Annegret");
    expect(await nameBy("Annegret")).toMatchObject({
      status: 409,
      body: { error: "USERNAME_NOT_AVAILABLE" },
    });
    // Nor one that looks like it («rn» and «m», «l» and «I»), one that is rude, or one that an account has given up lately.
    await aUser(site.db, "Immanuel");
    expect(await nameBy("lrnrnanueI")).toMatchObject({ status: 409 });
    const until = Date.now() + limits.nameRestMs;
    await site.db.insert(restingNames).values({ skeleton: skeletonOf("Ruheline"), userId: null, until });
    expect(await nameBy("Ruheline")).toMatchObject({ status: 409 });
    for (const wrong of ["Be", "Berta7", "Admin", "Arschloch"])
      expect(await nameBy(wrong)).toMatchObject({ status: 422 });
    const user = await aSessionOf(site.db, await aUser(site.db, "Gustava"));
    expect(await nameBy("Berta", user)).toMatchObject({ status: 403 });
  });

  it("is not let in with no token, a wrong one or one that has ended", async () => {
    const { token } = await beGuest(site.url);
    await site.db
      .update(sessions)
      .set({ expiresAt: Date.now() })
      .where(eq(sessions.tokenHash, hashOf(token)));
    for (const wrong of [undefined, "0".repeat(64), "nonsense", token]) {
      const answer = await call(site.url, "createGame", {
        token: wrong,
        body: { variant: "4x2m", level: "solid" },
      });
      expect(answer).toMatchObject({ status: 401, body: { error: "unauthenticated" } });
    }
  });

  it("stays one as long as the session is used now and then", async () => {
    const { token } = await beGuest(site.url);
    const mine = eq(sessions.tokenHash, hashOf(token));
    await site.db
      .update(sessions)
      .set({ expiresAt: Date.now() + 60_000 })
      .where(mine);
    await call(site.url, "socketTicket", { token, body: { party: "game", room: "0" } });
    const [{ expiresAt }] = await site.db.select().from(sessions).where(mine);
    expect(expiresAt).toBeGreaterThan(Date.now() + limits.sessionLifetimeMs - 60_000);
  });
});

describe("new guests at one address", () => {
  const visited = withSharedSite("behindProxy");
  const begin = async (address: string) => {
    const headers = { "Content-Type": "application/json", "X-Real-IP": address };
    return (await fetch(`${visited.url}/gameApi/guestSession`, { method: "POST", headers, body: "{}" }))
      .status;
  };
  /** As if today as many had come as may, so many times over, by whatever is counted now. */
  const asIfManyHadCome = (times: number) =>
    visited.db
      .update(failedAttempts)
      .set({ failures: limits.createdPerDay.guests * times })
      .where(like(failedAttempts.key, "new guests %"));

  it("are as many a day as may be, those of an IPv6 network together", async () => {
    expect(await begin("192.0.2.1")).toBe(200);
    await asIfManyHadCome(1);
    expect(await begin("192.0.2.1")).toBe(429);
    expect(await begin("192.0.2.2")).toBe(200);

    expect(await begin("2001:db8:0:1::1")).toBe(200);
    await asIfManyHadCome(1);
    expect(await begin("2001:db8:0:1::2")).toBe(429);
    expect(await begin("2001:db8:0:2::2")).toBe(200);
    await asIfManyHadCome(4);
    expect(await begin("2001:db8:0:3::1")).toBe(429);
    expect(await begin("2001:db8:0:100::1")).toBe(200);
  });
});
