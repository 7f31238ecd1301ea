import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { LoginAnswer } from "#schema/api/accounts.ts";
import type { DeviceSessionAnswer, DevicesAnswer } from "#schema/api/devices.ts";
import type { PushSettingsAnswer } from "#schema/api/push.ts";
import { pushSubscriptions } from "#schema/db/push.ts";
import { sessions } from "#schema/db/sessions.ts";
import { limits } from "#schema/limits.ts";
import { noticeKinds } from "#schema/settings.ts";
import { pushSubscriptionsOf } from "#store/push.ts";
import { aMember, goodPassword, resetTokenIn, signIn } from "#tests/support/accounts.ts";
import { call } from "#tests/support/api.ts";
import { aPushService, type PushService } from "#tests/support/pushService.ts";
import { withSite } from "#tests/support/site.ts";
import { aSessionOf, aUser, deleteAccount } from "#tests/support/users.ts";

const service = await aPushService();
afterAll(() => service.close());
const site = withSite({ vars: { PUSH_SERVICES: service.origin } });
const silent = withSite({ vars: { VAPID_PRIVATE_KEY: "" } });

const kinds = (value: boolean) => Object.fromEntries(noticeKinds.map((kind) => [kind, value]));
const berlin = { from: 1320, to: 420, timeZone: "Europe/Berlin" };

let made = 0;
/** A new player, signed in. */
async function somebody(at = site) {
  const id = await aUser(at.db, `Push${made++}`);
  return { id, token: await aSessionOf(at.db, id) };
}

const getSettings = async (token: string, url = site.url) =>
  (await call<PushSettingsAnswer>(url, "getPushSettings", { method: "GET", token })).body;

/** A browser of the player that receives pushes. */
async function subscribe(token: string, browser?: Awaited<ReturnType<PushService["subscribe"]>>) {
  const subscription = browser ?? (await service.subscribe());
  const body = { ...subscription, locale: "en" };
  expect(await call(site.url, "subscribeToPush", { token, body })).toMatchObject({ status: 204 });
  return subscription;
}

const test = (token: string, endpoint: string) => call(site.url, "testPush", { token, body: { endpoint } });

describe("what is pushed", () => {
  it("is nothing until it is chosen, and then what was chosen", async () => {
    const { token } = await somebody();
    const { publicKey, ...unset } = await getSettings(token);
    expect(publicKey).toMatch(/^B[\w-]{86}$/);
    expect(unset).toEqual({ kinds: kinds(false), quietHours: null });
    for (const wanted of [
      { kinds: { ...kinds(false), yourTurn: true }, quietHours: berlin },
      { kinds: kinds(true), quietHours: null },
    ]) {
      const set = await call(site.url, "setPushSettings", { token, body: wanted });
      expect(set).toMatchObject({ status: 200, body: wanted });
      expect(await getSettings(token)).toEqual({ publicKey, ...wanted });
    }
  });

  it.each([
    [{ kinds: { ...kinds(true), message: "yes" }, quietHours: null }, "kinds.message"],
    [{ kinds: kinds(true) }, "quietHours"],
    [{ kinds: kinds(true), quietHours: { ...berlin, from: 1440 } }, "quietHours.from"],
    [{ kinds: kinds(true), quietHours: { ...berlin, to: 1320 } }, "quietHours.to"],
    [{ kinds: kinds(true), quietHours: { ...berlin, timeZone: "Mars/Olympus" } }, "quietHours.timeZone"],
  ])("is refused where it is not as it should be: %j", async (body, field) => {
    const { token } = await somebody();
    const answer = await call(site.url, "setPushSettings", { token, body });
    expect(answer).toMatchObject({ status: 422, body: { error: "invalid", details: [{ field }] } });
    expect(await getSettings(token)).toMatchObject({ kinds: kinds(false), quietHours: null });
  });
});

describe("a browser", () => {
  it("gets a push that is signed by this site and encrypted for it alone, in its language", async () => {
    const { token } = await somebody();
    const { endpoint } = await subscribe(token);
    expect(await test(token, endpoint)).toMatchObject({ status: 204 });
    const push = service.received.find((one) => one.endpoint === endpoint);
    expect(push).toMatchObject({ kind: "test", title: "It works", url: "/en/settings", urgency: "high" });
    expect(push?.ttl).toBe(limits.testPushLivesMs / 1000);
    expect(push?.topic).toMatch(/^[\w-]{32}$/);
    expect(push?.signedBy).toBe((await getSettings(token)).publicKey);
    expect(service.faults).toEqual([]);
  });

  it("gets none any more when it has unsubscribed, or its session has ended", async () => {
    const { id, token } = await somebody();
    const [one, other] = [await subscribe(token), await subscribe(await aSessionOf(site.db, id))];
    const body = { endpoint: one.endpoint };
    expect(await call(site.url, "unsubscribeFromPush", { token, body })).toMatchObject({ status: 204 });
    expect(await test(token, one.endpoint)).toMatchObject({ status: 404, body: { error: "not_found" } });
    expect(await test(token, other.endpoint)).toMatchObject({ status: 204 });
    const ending = await aSessionOf(site.db, id);
    await subscribe(ending, other);
    await call(site.url, "logout", { token: ending });
    expect(await test(token, other.endpoint)).toMatchObject({ status: 404 });
  });

  it("is whose session was in it last", async () => {
    const [before, after] = [await somebody(), await somebody()];
    const browser = await subscribe(before.token);
    await subscribe(after.token, browser);
    expect(await test(before.token, browser.endpoint)).toMatchObject({ status: 404 });
    expect(await test(after.token, browser.endpoint)).toMatchObject({ status: 204 });
  });

  it("is forgotten when its push service does not know it any more, and only then", async () => {
    const { token } = await somebody();
    const { endpoint } = await subscribe(token);
    for (const status of [503, 403]) {
      service.answer(endpoint, status);
      expect(await test(token, endpoint)).toMatchObject({ status: 503, body: { error: "unavailable" } });
    }
    service.forget(endpoint);
    expect(await test(token, endpoint)).toMatchObject({ status: 404 });
    const left = await site.db.select().from(pushSubscriptions);
    expect(left.map((one) => one.endpoint)).not.toContain(endpoint);
  });

  it("is one of a few: one more takes the place of the oldest", async () => {
    const { token } = await somebody();
    const browsers = [];
    for (let n = 0; n <= limits.pushSubscriptionsMax; n++) browsers.push(await subscribe(token));
    expect(await test(token, browsers[0].endpoint)).toMatchObject({ status: 404 });
    expect(await test(token, browsers[1].endpoint)).toMatchObject({ status: 204 });
  });

  it.each([
    ["endpoint", { endpoint: "https://169.254.169.254/latest/meta-data" }],
    ["endpoint", { endpoint: "http://fcm.googleapis.com/fcm/send/1" }],
    ["endpoint", { endpoint: `https://fcm.googleapis.com/${"x".repeat(limits.pushEndpointMaxLength)}` }],
    ["keys.p256dh", { keys: { p256dh: "B".padEnd(87, "A"), auth: "A".repeat(22) } }],
    ["keys.p256dh", { keys: { p256dh: "A", auth: "A".repeat(22) } }],
    ["locale", { locale: "fr" }],
  ])("is refused whose %s can't be true", async (field, wrong) => {
    const { token } = await somebody();
    const body = { ...(await service.subscribe()), locale: "de", ...wrong };
    const answer = await call(site.url, "subscribeToPush", { token, body });
    expect(answer).toMatchObject({ status: 422, body: { error: "invalid", details: [{ field }] } });
  });
});

/** Signs in on a device that stays signed in. */
async function stay(username: string) {
  const body = { username, password: goodPassword, staySignedIn: true };
  const { token, deviceToken } = (await call<LoginAnswer>(site.url, "login", { body })).body;
  return { token, deviceToken: deviceToken! };
}

/** A player whose phone stays signed in and receives pushes, with a session elsewhere. */
async function aPlayerWithPhone() {
  const { id, name } = await somebodyNamed();
  const phone = await stay(name);
  const { endpoint } = await subscribe(phone.token);
  return { id, name, phone, endpoint, elsewhere: (await signIn(site.url, name)).token };
}
/** A player who can sign in. */
async function somebodyNamed() {
  const name = `Push${made++}`;
  return { id: await aMember(site.db, name), name };
}

type PlayerWithPhone = Awaited<ReturnType<typeof aPlayerWithPhone>>;

/** The browsers that the player's notices are pushed to now. */
const browsersOf = async (id: number) =>
  (await pushSubscriptionsOf(site.db, id, Date.now())).map(({ endpoint }) => endpoint);

const newPassword = "sieben Murmeln";
const changePassword = (token: string) =>
  call(site.url, "changePassword", { token, body: { password: newPassword, password_old: goodPassword } });
const rename = (token: string, username: string) =>
  call(site.url, "changeUsername", { token, body: { username, password: goodPassword } });
const openTab = async (deviceToken: string) =>
  (await call<DeviceSessionAnswer>(site.url, "deviceSession", { body: { deviceToken } })).body.token;

/** Every way in which a phone that stays signed in is signed out. */
const ways: Record<string, (player: PlayerWithPhone) => Promise<{ status: number }>> = {
  "it signs out": ({ phone }) => call(site.url, "logout", { token: phone.token }),
  "it signs out in another tab": async ({ phone }) =>
    call(site.url, "logout", { token: await openTab(phone.deviceToken) }),
  "it is signed out elsewhere": async ({ elsewhere: token }) => {
    const { body } = await call<DevicesAnswer>(site.url, "devices", { method: "GET", token });
    const phone = body.find(({ isThis }) => !isThis);
    return call(site.url, `devices/${phone?.id}`, { method: "DELETE", token });
  },
  "all others are signed out elsewhere": ({ elsewhere: token }) =>
    call(site.url, "devices", { method: "DELETE", token }),
  "a new password is set elsewhere": ({ elsewhere }) => changePassword(elsewhere),
  "a link of a mail sets a new password": async ({ name }) => {
    await call(site.url, "requestPasswordReset", { body: { username: name } });
    const token = await resetTokenIn(site.url, `${name}@example.org`);
    return call(site.url, "applyPasswordReset", { body: { token, password: newPassword } });
  },
  "the account is deleted": ({ elsewhere: token }) => deleteAccount(site.url, token, goodPassword),
};

describe("a phone that stays signed in", () => {
  it("gets pushes also under another name that was taken elsewhere, and when its sessions have ended", async () => {
    const { id, phone, endpoint, elsewhere } = await aPlayerWithPhone();
    expect(await rename(elsewhere, "Renamed")).toMatchObject({ status: 204 });
    expect(await test(phone.token, endpoint)).toMatchObject({ status: 204 });

    await site.db.update(sessions).set({ expiresAt: 1 }).where(eq(sessions.userId, id));
    expect(await browsersOf(id)).toEqual([endpoint]);
    // Whoever signs in next has the sessions deleted that have ended.
    await stay((await somebodyNamed()).name);
    expect(await site.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([]);
    expect(await browsersOf(id)).toEqual([endpoint]);
  });

  it.each(Object.entries(ways))("gets none any more when %s", async (_what, end) => {
    const player = await aPlayerWithPhone();
    expect(await browsersOf(player.id)).toEqual([player.endpoint]);
    expect([200, 204]).toContain((await end(player)).status);
    expect(await browsersOf(player.id)).toEqual([]);
    const { endpoint } = player;
    expect(
      await site.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.endpoint, endpoint)),
    ).toEqual([]);
  });

  it("where a new password is set subscribes again, and no browser that had a copy of its credential", async () => {
    const { id, phone, endpoint } = await aPlayerWithPhone();
    const copied = await openTab(phone.deviceToken);
    await subscribe(copied);
    expect(await changePassword(phone.token)).toMatchObject({ status: 200 });
    expect(await browsersOf(id)).toEqual([]);
    const body = { ...(await service.subscribe()), locale: "en" };
    expect(await call(site.url, "subscribeToPush", { token: copied, body })).toMatchObject({ status: 401 });
    const again = await subscribe(phone.token);
    expect(await browsersOf(id)).toEqual([again.endpoint]);
    expect(again.endpoint).not.toBe(endpoint);
  });

  it("belongs to who is signed in there: nothing of who was before, and nothing of who is now to them", async () => {
    const [before, after] = [await aPlayerWithPhone(), await somebodyNamed()];
    await call(site.url, "logout", { token: before.phone.token });
    const later = await stay(after.name);
    expect([await browsersOf(before.id), await browsersOf(after.id)]).toEqual([[], []]);
    const browser = await subscribe(later.token);
    // The one before signs in here again, while the other stays signed in by a credential that nobody has any more.
    await subscribe((await stay(before.name)).token, browser);
    expect([await browsersOf(before.id), await browsersOf(after.id)]).toEqual([[browser.endpoint], []]);
  });
});

describe("a device that does not stay signed in", () => {
  it("gets pushes as long as its session lives", async () => {
    const { id, elsewhere, phone } = await aPlayerWithPhone();
    const { endpoint } = await subscribe(elsewhere);
    expect(await browsersOf(id)).toContain(endpoint);
    expect(await rename(phone.token, "Named")).toMatchObject({ status: 204 });
    expect(await browsersOf(id)).toContain(endpoint);
    expect(await call(site.url, "logout", { token: elsewhere })).toMatchObject({ status: 204 });
    expect(await browsersOf(id)).not.toContain(endpoint);
  });
});

it.each(["unsubscribeFromPush", "testPush"])("%s wants to know which browser is meant", async (name) => {
  const { token } = await somebody();
  const answer = await call(site.url, name, { token, body: { endpoint: 7 } });
  expect(answer).toMatchObject({ status: 422, body: { error: "invalid", details: [{ field: "endpoint" }] } });
});

describe("a site without a key", () => {
  let token: string;
  beforeAll(async () => {
    token = (await somebody(silent)).token;
  });

  it("says so, and takes no subscription", async () => {
    expect(await getSettings(token, silent.url)).toMatchObject({ publicKey: null });
    const body = {
      endpoint: "https://fcm.googleapis.com/fcm/send/1",
      keys: (await service.subscribe()).keys,
      locale: "de",
    };
    expect(await call(silent.url, "subscribeToPush", { token, body })).toMatchObject({ status: 503 });
  });
});
