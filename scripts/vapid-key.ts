import { newVapidKey } from "./vapidKey.ts";

/** `npm run -s vapid-key`: prints a new key that pushes can be signed with, for the secret VAPID_PRIVATE_KEY. */
console.log(newVapidKey());
