import type { ApiCall } from "../call.ts";
import * as push from "../push.ts";

/** Push subscriptions of players' browsers. */
export const pushCalls: ApiCall[] = [
  {
    method: "GET",
    path: "/getPushSettings",
    about:
      "What is pushed to the caller's browsers, when nothing is, and the key that browsers expect pushes from; the key is null where this site sends none.",
    caller: "user",
    answer: { schema: push.pushSettingsAnswer },
  },
  {
    method: "POST",
    path: "/setPushSettings",
    about: "Sets what is pushed, and when nothing is; answers with what is set.",
    caller: "user",
    body: push.pushSettings,
    answer: { schema: push.pushSettings },
  },
  {
    method: "POST",
    path: "/subscribeToPush",
    about:
      "Has notices pushed to this browser until the caller's session ends. An endpoint that was another's is the caller's from then on.",
    caller: "user",
    body: push.subscribeToPushBody,
  },
  {
    method: "POST",
    path: "/unsubscribeFromPush",
    about: "Has nothing pushed to this browser any more.",
    caller: "user",
    body: push.pushEndpointBody,
  },
  {
    method: "POST",
    path: "/testPush",
    about: "Sends a push to this browser, whatever is chosen and whatever the time.",
    caller: "user",
    body: push.pushEndpointBody,
    isLimited: true,
    errors: ["not_found"],
  },
];
