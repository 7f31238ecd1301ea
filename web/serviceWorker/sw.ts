import { takeOverMessage } from "#schema/serviceWorker.ts";
import { goTo } from "./goTo.ts";
import { keepNothing } from "./keepNothing.ts";
import { keepSite } from "./keepSite.ts";
import { renewSubscription } from "./renewSubscription.ts";
import { showNotice } from "./showNotice.ts";
import { takeOver } from "./takeOver.ts";

declare const self: ServiceWorkerGlobalScope;

/*
 * What the browser runs beside the pages of the site: it shows notifications, whether a page is open or not, and where the
 * site is kept for times without a network, it answers in the network's place. Which of the two a browser wants, the address
 * says that a page has registered it by (web/offline/keeping.ts).
 */
const isToKeep = new URLSearchParams(self.location.search).has("offline");
if (isToKeep && import.meta.env.VITE_KEEPS_SITE !== "no") keepSite();
else keepNothing();

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
self.addEventListener("message", (event) => {
  if (event.data === takeOverMessage) event.waitUntil(takeOver());
});
self.addEventListener("push", (event) => event.data && event.waitUntil(showNotice(event.data.json())));
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.url));
});
self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renewSubscription(event)));
