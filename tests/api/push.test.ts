import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { PushSettingsAnswer } from "#schema/api/push.ts";
import { pushSubscriptions } from "#schema/db/push.ts";
import { limits } from "#schema/limits.ts";
import { noticeKinds } from "#schema/settings.ts";
import { call } from "#tests/support/api.ts";
import { aPushService, type PushService } from "#tests/support/pushService.ts";
import { withSite } from "#tests/support/site.ts";
import { aSessionOf, aUser } from "#tests/support/users.ts";

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
