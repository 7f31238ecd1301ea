import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, it } from "vitest";
import type { LoginAnswer } from "#schema/api/accounts.ts";
import type { DeviceSessionAnswer, DevicesAnswer } from "#schema/api/devices.ts";
import { devices } from "#schema/db/devices.ts";
import { closeCodes } from "#schema/protocol/close.ts";
import { aMember, goodPassword, resetTokenIn, signIn } from "#tests/support/accounts.ts";
import { beGuest, beginGame, call } from "#tests/support/api.ts";
import { RoomSocket } from "#tests/support/roomSocket.ts";
import { withSharedSite } from "#tests/support/sharedSite.ts";
import { deleteAccount } from "#tests/support/users.ts";

const site = withSharedSite();
const newPassword = "sieben Murmeln";

/** Signs in on a device that stays signed in. */
async function stay(username: string) {
  const body = { username, password: goodPassword, staySignedIn: true };
  const { token, deviceToken } = (await call<LoginAnswer>(site.url, "login", { body })).body;
  return { token, deviceToken: deviceToken! };
}

const openTab = (deviceToken: string) =>
  call<DeviceSessionAnswer>(site.url, "deviceSession", { body: { deviceToken } });
const listed = async (token: string) =>
  (await call<DevicesAnswer>(site.url, "devices", { method: "GET", token })).body;
const isGood = async (token: string) =>
  (await call(site.url, "socketTicket", { token, body: { party: "game", room: "0" } })).status !== 401;
const refusal = { status: 401, body: { error: "unauthenticated" } };

describe.concurrent("a device that stays signed in", () => {
  it("gives a new tab a session of its own, with all that signing in tells", async ({ expect }) => {
    await aMember(site.db, "Anna", { description: "Zieht gern." });
    const { message, token: _, ...told } = await signIn(site.url, "Anna");
    const { token, deviceToken } = await stay("Anna");
    const { status, body } = await openTab(deviceToken);
    const { username, ...account } = told;
    expect({ status, body }).toEqual({
      status: 200,
      body: { token: expect.stringMatching(/^[0-9a-f]{64}$/), username, account },
    });
    expect(body.token).not.toBe(token);
    expect([await isGood(token), await isGood(body.token)]).toEqual([true, true]);
    expect(await listed(token)).toHaveLength(2);
  });

  it("gives a guest the same seat in a new tab", async ({ expect }) => {
    const { token, deviceToken, username } = await beGuest(site.url);
    const gameID = await beginGame(site.url, token);
    const { body } = await openTab(deviceToken);
    expect(body).toEqual({ token: expect.any(String), username });
    const [first, second] = [
      await RoomSocket.open(site.url, gameID, token),
      await RoomSocket.open(site.url, gameID, body.token),
    ];
    const seatOf = async (socket: RoomSocket) =>
      JSON.stringify(await socket.until(({ events }) => events[0])).match(/"seat":(\d)/)?.[1];
    expect(await seatOf(second)).toBe(await seatOf(first));
    first.close();
    second.close();
  });

  it("is known by the hash of its credential alone", async ({ expect }) => {
    const { deviceToken } = await beGuest(site.url);
    const kept = await site.db.select().from(devices);
    const hash = createHash("sha256").update(deviceToken).digest("hex");
    expect(kept.map(({ credentialHash }) => credentialHash)).toContain(hash);
    expect(JSON.stringify(kept)).not.toContain(deviceToken);
  });

  it("is only one that has a credential which was given and has not ended", async ({ expect }) => {
    const { deviceToken } = await beGuest(site.url);
    expect(await openTab("0".repeat(64))).toMatchObject(refusal);
    expect(await openTab("nonsense")).toMatchObject({ status: 422 });
    const credentialHash = createHash("sha256").update(deviceToken).digest("hex");
    await site.db
      .update(devices)
      .set({ expiresAt: Date.now() })
      .where(eq(devices.credentialHash, credentialHash));
    expect(await openTab(deviceToken)).toMatchObject(refusal);
  });

  it("signs out with all of its tabs, and no other device", async ({ expect }) => {
    await aMember(site.db, "Berta");
    const [here, there] = [await stay("Berta"), await stay("Berta")];
    const tab = (await openTab(here.deviceToken)).body.token;
    const lobby = await RoomSocket.enter(site.url, "lobby", "main", tab);
    expect(await call(site.url, "logout", { token: here.token })).toMatchObject({ status: 204 });
    expect(await lobby.until(({ closed }) => closed)).toMatchObject({ code: closeCodes.logged_out });
    expect(await openTab(here.deviceToken)).toMatchObject(refusal);
    expect([await isGood(tab), await isGood(there.token)]).toEqual([false, true]);
    expect(await openTab(there.deviceToken)).toMatchObject({ status: 200 });
  });

  it("gets another credential with a new password; all others, and who has copied the old one, are out", async ({
    expect,
  }) => {
    await aMember(site.db, "Clara");
    const [here, there] = [await stay("Clara"), await stay("Clara")];
    const copied = (await openTab(here.deviceToken)).body.token;
    const changed = await call<{ deviceToken: string }>(site.url, "changePassword", {
      token: here.token,
      body: { password: newPassword, password_old: goodPassword },
    });
    for (const { deviceToken } of [here, there]) expect(await openTab(deviceToken)).toMatchObject(refusal);
    expect(await openTab(changed.body.deviceToken)).toMatchObject({ status: 200 });
    expect([await isGood(here.token), await isGood(copied), await isGood(there.token)]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it("ends with a new password by mail, and with the account", async ({ expect }) => {
    await aMember(site.db, "Dora");
    const first = await stay("Dora");
    await call(site.url, "requestPasswordReset", { body: { username: "Dora" } });
    const token = await resetTokenIn(site.url, "Dora@example.org");
    await call(site.url, "applyPasswordReset", { body: { token, password: goodPassword } });
    expect(await openTab(first.deviceToken)).toMatchObject(refusal);
    const second = await stay("Dora");
    await deleteAccount(site.url, second.token, goodPassword);
    expect(await openTab(second.deviceToken)).toMatchObject(refusal);
  });

  it("goes on under another name", async ({ expect }) => {
    await aMember(site.db, "Emma");
    const [here, there] = [await stay("Emma"), await stay("Emma")];
    const body = { username: "Emilia", password: goodPassword };
    await call(site.url, "changeUsername", { token: here.token, body });
    expect(await isGood(there.token)).toBe(true);
    expect(await openTab(there.deviceToken)).toMatchObject({ status: 200, body: { username: "Emilia" } });
  });

  it("is a guest's no more when the guest has signed in", async ({ expect }) => {
    await aMember(site.db, "Frieda");
    const guest = await beGuest(site.url);
    await signIn(site.url, "Frieda", guest.token);
    expect(await openTab(guest.deviceToken)).toMatchObject(refusal);
  });
});

describe.concurrent("the list of one's devices", () => {
  it("names each, the last used first, says which is the own one and which stay signed in", async ({
    expect,
  }) => {
    await aMember(site.db, "Gerda");
    const login = async (userAgent: string, staySignedIn: boolean) => {
      const response = await fetch(`${site.url}/gameApi/login`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "User-Agent": userAgent },
        body: JSON.stringify({ username: "Gerda", password: goodPassword, staySignedIn }),
      });
      return (await response.json()) as LoginAnswer;
    };
    const phone = await login("Mozilla/5.0 (Android 16; Mobile; rv:143.0) Gecko/143.0 Firefox/143.0", true);
    const borrowed = await login("curl/8.0", false);
    await openTab(phone.deviceToken!);
    const about = { id: expect.any(String), createdAt: expect.any(Number), lastUsedAt: expect.any(Number) };
    expect(await listed(borrowed.token)).toEqual([
      { ...about, browser: "Firefox", system: "Android", staysSignedIn: true, isThis: false },
      { ...about, browser: null, system: null, staysSignedIn: false, isThis: true },
    ]);
    expect(borrowed).not.toHaveProperty("deviceToken");
  });

  it("signs out one of them, with its sockets", async ({ expect }) => {
    await aMember(site.db, "Hanna");
    const [here, there] = [await stay("Hanna"), await stay("Hanna")];
    const lobby = await RoomSocket.enter(site.url, "lobby", "main", there.token);
    const { id } = (await listed(here.token)).find(({ isThis }) => !isThis)!;
    const end = () => call(site.url, `devices/${id}`, { method: "DELETE", token: here.token });
    expect(await end()).toMatchObject({ status: 204 });
    expect(await lobby.until(({ closed }) => closed)).toMatchObject({ code: closeCodes.logged_out });
    expect(await openTab(there.deviceToken)).toMatchObject(refusal);
    expect(await listed(here.token)).toMatchObject([{ isThis: true }]);
    expect(await end()).toMatchObject({ status: 404, body: { error: "not_found" } });
  });

  it("does not sign out another's", async ({ expect }) => {
    await aMember(site.db, "Ida");
    await aMember(site.db, "Jana");
    const [ida, jana] = [await stay("Ida"), await stay("Jana")];
    const [{ id }] = await listed(ida.token);
    const end = await call(site.url, `devices/${id}`, { method: "DELETE", token: jana.token });
    expect(end).toMatchObject({ status: 404 });
    expect(await isGood(ida.token)).toBe(true);
  });

  it("signs out all others at once, and leaves the own tabs", async ({ expect }) => {
    await aMember(site.db, "Karla");
    const [here, there] = [await stay("Karla"), await stay("Karla")];
    const tab = (await openTab(here.deviceToken)).body.token;
    const lobby = await RoomSocket.enter(site.url, "lobby", "main", tab);
    const lent = await signIn(site.url, "Karla");
    expect(await call(site.url, "devices", { method: "DELETE", token: here.token })).toMatchObject({
      status: 204,
    });
    expect(await listed(tab)).toMatchObject([{ isThis: true }]);
    expect([await isGood(there.token), await isGood(lent.token)]).toEqual([false, false]);
    expect(await openTab(there.deviceToken)).toMatchObject(refusal);
    expect(await openTab(here.deviceToken)).toMatchObject({ status: 200 });
    expect(lobby.closed).toBeUndefined();
    lobby.close();
  });
});
