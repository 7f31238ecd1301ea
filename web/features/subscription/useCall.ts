import { useMutation } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { ApiError } from "#web/net/api.ts";
import { subscriptionQuery } from "#web/net/netQueries.ts";
import { askAgain, queries } from "#web/net/queries.ts";
import { fromNow } from "#web/ui/fromNow.ts";

/** What a user asks for, as far as the texts of its failures go. */
export type Errand = "new" | "link" | "cancel" | "resume" | "withdraw" | "portal";

const refusals = ["already_sponsor", "not_sponsor", "linked_elsewhere", "not_active", "too_late"] as const;

/**
 * A call about the subscription, sent once at a time. After a failure the subscription is read again: it may be another
 * one than the page shows.
 * @returns `failure` says what went wrong the last time
 */
export function useCall<Input, Output>(
  errand: Errand,
  call: (input: Input) => Promise<Output>,
  onDone: (output: Output, input: Input) => void,
) {
  const { t, i18n } = useTranslation("subscription");
  const { mutate, isPending, error } = useMutation(
    {
      mutationFn: call,
      onSuccess: onDone,
      onError: () => askAgain({ queryKey: subscriptionQuery.queryKey }),
    },
    queries,
  );
  const refusal = refusals.find((code) => error instanceof ApiError && error.code === code);
  const failure = rest(error) ?? (refusal ? t(`refused.${refusal}`) : t(`failed.${errand}`));

  /** When somebody who has lately withdrawn can order again. */
  function rest(error: Error | null): string | undefined {
    if (!(error instanceof ApiError && error.code === "withdrawn_lately")) return undefined;
    return t("refused.withdrawn_lately", { when: fromNow(i18n.language, error.retryAfter ?? 0) });
  }
  return {
    send: (input: Input) => !isPending && mutate(input),
    isPending,
    failure: error ? failure : undefined,
  };
}
