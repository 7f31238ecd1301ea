import type { ApiCall } from "../call.ts";
import { lookAnswer, setLookBody } from "../looks.ts";
import { sponsorsAnswer } from "../subscriptions.ts";

/** How sponsors are thanked. */
export const sponsorCalls: ApiCall[] = [
  {
    method: "GET",
    path: "/subscription/sponsors",
    about:
      "The names of all sponsors who show that they are, for the tag beside their names. May be a minute old; its ETag changes with the list.",
    caller: "anybody",
    answer: { schema: sponsorsAnswer, hasTag: true },
    isLimited: true,
  },
  {
    method: "GET",
    path: "/getLook",
    about:
      "The card back and the wood of the board that the caller has chosen for the own tables, and until when they apply.",
    caller: "user",
    answer: { schema: lookAnswer },
  },
  {
    method: "POST",
    path: "/setLook",
    about: "Chooses the card back and the wood of the board of the own tables. They are for sponsors.",
    caller: "user",
    body: setLookBody,
    errors: ["not_sponsor"],
  },
];
