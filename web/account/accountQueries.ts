import { queryOptions } from "@tanstack/react-query";
import { answerOf, api } from "#web/net/api.ts";

const calls = {
  username: (username: string) => answerOf(api.isUsernameFree.$get({ query: { username } })),
  email: (email: string) => answerOf(api.isEmailFree.$get({ query: { email } })),
};

/** What no two accounts may share. */
export type UniqueField = keyof typeof calls;

/** Whether a name or an email address is still free; nobody asks about an empty one. */
export function isFreeQuery(kind: UniqueField, value: string) {
  return queryOptions({
    queryKey: ["isFree", kind, value],
    queryFn: () => calls[kind](value),
    enabled: value !== "",
    retry: false,
  });
}
