import { newVapidKey } from "./site/vapidKey.ts";

/** `npm run -s vapid-key`: prints a new key for signing pushes, for the secret VAPID_PRIVATE_KEY. */
console.log(newVapidKey());
