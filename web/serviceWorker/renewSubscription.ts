declare const self: ServiceWorkerGlobalScope;

/**
 * Subscribes again after the push service has ended a subscription. Only a page knows the signed-in user and can tell
 * the server: an open page does so now, otherwise the next one to be opened.
 */
export async function renewSubscription({
  oldSubscription,
  newSubscription,
}: PushSubscriptionChangeEvent): Promise<void> {
  if (!newSubscription && oldSubscription)
    await self.registration.pushManager.subscribe(oldSubscription.options);
  const tabs = await self.clients.matchAll({ type: "window" });
  for (const tab of tabs) tab.postMessage("subscriptionRenewed");
}
