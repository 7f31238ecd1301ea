import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { answerOf, api } from "#web/net/api.ts";
import { queries } from "#web/net/queries.ts";

const calls = {
  username: (username: string) => answerOf(api.isUsernameFree.$get({ query: { username } })),
  email: (email: string) => answerOf(api.isEmailFree.$get({ query: { email } })),
};

/**
 * Whether a name or an email address is still free, checked when its field loses focus. A failed check is not shown:
 * sending the form then reports the problem.
 */
export function useIsFree(kind: keyof typeof calls): {
  asked: string;
  isFree: boolean | undefined;
  ask: (value: string) => void;
} {
  const [asked, setAsked] = useState("");
  const { data: isFree } = useQuery(
    {
      queryKey: ["isFree", kind, asked],
      queryFn: () => calls[kind](asked),
      enabled: asked !== "",
      retry: false,
    },
    queries,
  );
  return { asked, isFree, ask: setAsked };
}
