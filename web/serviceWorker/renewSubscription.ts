declare const self: ServiceWorkerGlobalScope;

/**
 * Subscribes anew where the push service has ended a subscription. Only a page knows who is signed in and can tell the
 * server: one that is open does so now, else the next one that is opened.
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
