import type { Locale } from "#schema/settings.ts";
import { deviceStorage } from "#web/ui/storage.ts";
import { readAccount } from "../account.ts";
import { answerOf, api } from "../api.ts";

/**
 * The id of the account that has notifications switched on in this browser. The server forgets that when the
 * browser is signed out, the browser does not.
 */
const ownerKey = "TacPushFor";

/** This browser's subscription, if the signed-in user has switched notifications on here; else null. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  return isOwner() ? await subscriptionHere() : null;
}

/**
 * Asks for permission to show notifications, and subscribes this browser with the server. Call it on a button press:
 * browsers ask at no other time.
 * @param publicKey of the server, the only one whose pushes are accepted
 * @throws ApiError if the server refuses, DOMException if the browser can't subscribe
 */
export async function switchOn(publicKey: string, locale: Locale): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return;
  // One that keeps the site shows notifications too. Under `npm run dev` it consists of modules.
  if (!(await navigator.serviceWorker.getRegistration("/")))
    await navigator.serviceWorker.register("/sw.js", { type: import.meta.env.DEV ? "module" : "classic" });
  const { pushManager } = await navigator.serviceWorker.ready;
  // It may belong to somebody else, or to an old key of the server.
  await (await pushManager.getSubscription())?.unsubscribe();
  // Set before subscribing: a tab ends any subscription without an owner that it finds.
  deviceStorage.setItem(ownerKey, ownID());
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  try {
    await tellServer(subscription, locale);
  } catch (error) {
    await forgetSubscription(subscription);
    throw error;
  }
}

/** Switches notifications off in this browser. @throws ApiError */
export async function switchOff(subscription: PushSubscription): Promise<void> {
  await answerOf(api.unsubscribeFromPush.$post({ json: { endpoint: subscription.endpoint } }));
  await forgetSubscription(subscription);
}

/** Ends a subscription that the server no longer knows. */
export async function forgetSubscription(subscription: PushSubscription): Promise<void> {
  deviceStorage.removeItem(ownerKey);
  await subscription.unsubscribe();
}

/**
 * Sends this browser's subscription to the server for a new session, password or language. Ends it if somebody else has
 * switched it on.
 * @returns whether the browser has lost the subscription of this user, which is found out once
 * @throws ApiError
 */
export async function renewSubscription(locale: Locale): Promise<{ isLost: boolean }> {
  const subscription = await subscriptionHere();
  const isLost = subscription === null && isOwner();
  if (isLost) deviceStorage.removeItem(ownerKey);
  else if (subscription && isOwner()) await tellServer(subscription, locale);
  else if (subscription) await forgetSubscription(subscription);
  return { isLost };
}

/** Closes the notifications on screen: a user who looks at the site sees there what is new. */
export async function clearNotices(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration("/");
  for (const shown of (await registration?.getNotifications()) ?? []) shown.close();
}

function isOwner(): boolean {
  return deviceStorage.getItem(ownerKey) === ownID();
}

function ownID(): string {
  return String(readAccount()?.id);
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker?.getRegistration("/");
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

async function tellServer(subscription: PushSubscription, locale: Locale): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  const { p256dh, auth } = keys as { p256dh: string; auth: string };
  await answerOf(
    api.subscribeToPush.$post({ json: { endpoint: endpoint as string, keys: { p256dh, auth }, locale } }),
  );
}
