import type { Locale } from "#schema/settings.ts";
import { deviceStorage } from "#web/ui/storage.ts";
import { readAccount } from "../account.ts";
import { answerOf, api } from "../api.ts";

/** Whose notices were switched on in this browser, by the id of the account. The server forgets that with the session, the browser does not. */
const ownerKey = "TacPushFor";

/** How this browser is reached, if who is signed in has switched that on here; else null. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  return isOwner() ? await subscriptionHere() : null;
}

/**
 * Asks whether notices may be shown, and lets the server send them here. To be called when a button is pressed: browsers
 * ask at no other time.
 * @param publicKey of the server, whose pushes alone are let through
 * @throws ApiError where the server does not take it, DOMException where the browser can't subscribe
 */
export async function switchOn(publicKey: string, locale: Locale): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return;
  // Under `npm run dev` it comes in pieces.
  await navigator.serviceWorker.register("/sw.js", { type: import.meta.env.DEV ? "module" : "classic" });
  const { pushManager } = await navigator.serviceWorker.ready;
  // It may be somebody else's, or for a key that the server has no more.
  await (await pushManager.getSubscription())?.unsubscribe();
  // Before there is one: what is nobody's is ended by the tab that finds it.
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

/** Has nothing more sent here. @throws ApiError */
export async function switchOff(subscription: PushSubscription): Promise<void> {
  await answerOf(api.unsubscribeFromPush.$post({ json: { endpoint: subscription.endpoint } }));
  await forgetSubscription(subscription);
}

/** Ends what the server does not know any more. */
export async function forgetSubscription(subscription: PushSubscription): Promise<void> {
  deviceStorage.removeItem(ownerKey);
  await subscription.unsubscribe();
}

/**
 * Tells the server of a new session, or in another language, how this browser is reached; where somebody else has switched that
 * on, ends it. @throws ApiError
 */
export async function renewSubscription(locale: Locale): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  if (isOwner()) await tellServer(subscription, locale);
  else await forgetSubscription(subscription);
}

/** Takes away the notices that are still shown: who looks at the site sees there what is new. */
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
