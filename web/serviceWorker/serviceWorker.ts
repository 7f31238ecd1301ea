import { goTo } from "./goTo.ts";
import { renewSubscription } from "./renewSubscription.ts";
import { showNotice } from "./showNotice.ts";

declare const self: ServiceWorkerGlobalScope;

/*
 * What the browser runs when a notice comes, whether a page of the site is open or not. It keeps nothing and answers no
 * request: the browser keeps files by their names, and without the server there is nothing to play.
 */
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("push", (event) => event.data && event.waitUntil(showNotice(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.url));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewSubscription(event)));
