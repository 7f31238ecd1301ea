import type { BrowserContext, Page as Tab, Worker } from "playwright-core";
import { expect } from "vitest";
import type { PushPayload } from "#schema/push.ts";
import type { Subscription } from "#tests/support/pushService.ts";

/**
 * Replaces the push service of the browser's maker, which can't be reached from here: a subscription exists from the
 * page's request until a page ends it.
 */
export async function lendSubscription(context: BrowserContext, subscription: Subscription): Promise<void> {
  await context.addInitScript((given) => {
    const key = "LentSubscription";
    const lent = {
      ...given,
      toJSON: () => given,
      unsubscribe: async () => localStorage.removeItem(key),
    } as unknown as PushSubscription;
    PushManager.prototype.subscribe = async (options) => {
      localStorage.setItem(key, String(options?.applicationServerKey));
      return lent;
    };
    PushManager.prototype.getSubscription = async () => (localStorage.getItem(key) === null ? null : lent);
  }, subscription);
}

/** @returns a function that sets the person's permission for notifications, as in the browser's own settings */
export async function permissionIn(tab: Tab, origin: string) {
  const line = await tab.context().newCDPSession(tab);
  const { targetInfo } = await line.send("Target.getTargetInfo");
  const { browserContextId } = targetInfo;
  const permission = { name: "notifications" };
  // The setting lasts as long as the connection, which is as long as the tab.
  return (setting: "granted" | "denied") =>
    line.send("Browser.setPermission", { permission, setting, origin, browserContextId });
}

/** Reloads a page. @returns a function that makes its tab invisible and waits until the person's own room knows */
export async function reloadToLeave(tab: Tab): Promise<() => Promise<void>> {
  const sent: string[] = [];
  const heard: string[] = [];
  // A connection that is lost meanwhile is followed by another, on which the tab tells it again.
  const opened = new Promise<void>((resolve) => {
    tab.on("websocket", (socket) => {
      if (!socket.url().includes("/parties/user/")) return;
      socket.on("framesent", ({ payload }) => sent.push(String(payload)));
      socket.on("framereceived", ({ payload }) => heard.push(String(payload)));
      resolve();
    });
  });
  await tab.reload();
  await opened;
  return async () => {
    await tab.evaluate(() => {
      Object.defineProperty(document, "visibilityState", { value: "hidden" });
      document.dispatchEvent(new Event("visibilitychange"));
    });
    const told = () => sent.filter((frame) => frame.includes('"isLookedAt":false'));
    const isAnswered = (frame: string) =>
      heard.some((answer) => answer.includes(`"re":"${JSON.parse(frame).id}"`));
    await expect.poll(() => told().some(isAnswered), { timeout: 30_000 }).toBe(true);
  };
}

/** A notification that the service worker has shown. */
export type Shown = { title: string; body: string; tag: string; data: { url: string } };

type Screen = typeof globalThis & {
  shown: Shown[];
  /** Triggers an event and waits until the service worker has handled it. */
  happen: (type: string, about: object) => Promise<unknown>;
};

/** The service worker of a tab, with a screen for its notifications, which a headless browser lacks. */
export async function screenOf(tab: Tab) {
  const context = tab.context();
  const worker: Worker = context.serviceWorkers()[0] ?? (await context.waitForEvent("serviceworker"));
  await worker.evaluate(() => {
    const happen = (type: string, about: object): Promise<unknown> =>
      new Promise((waitUntil) => dispatchEvent(Object.assign(new Event(type), { ...about, waitUntil })));
    const screen = Object.assign(globalThis, { shown: [], happen }) as unknown as Screen;
    const { registration } = globalThis as unknown as { registration: ServiceWorkerRegistration };
    registration.showNotification = async (title, options) => {
      screen.shown.push({ title, ...options } as unknown as Shown);
    };
  });
  return {
    shown: () => worker.evaluate(() => (globalThis as Screen).shown),
    /** Presses the latest notification, as with a finger. */
    press: () =>
      worker.evaluate(() => {
        const { shown } = globalThis as Screen;
        const notification = { ...shown.at(-1), close: () => {} };
        return (globalThis as Screen).happen("notificationclick", { notification });
      }),
    /** Makes the push service replace the browser's subscription with another. */
    renew: () =>
      worker.evaluate(() =>
        (globalThis as Screen).happen("pushsubscriptionchange", { newSubscription: {}, oldSubscription: {} }),
      ),
  };
}

/** Delivers a decrypted push to the service worker, as the browser does. */
export async function deliver(
  tab: Tab,
  origin: string,
  { kind, title, body, url, tag }: PushPayload,
): Promise<void> {
  const line = await tab.context().newCDPSession(tab);
  const registrationId = await new Promise<string>((resolve) => {
    line.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const found = registrations.find(({ isDeleted }) => !isDeleted);
      if (found) resolve(found.registrationId);
    });
    void line.send("ServiceWorker.enable");
  });
  const data = JSON.stringify({ kind, title, body, url, tag });
  await line.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  await line.detach();
}
