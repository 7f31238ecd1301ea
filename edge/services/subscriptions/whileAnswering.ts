import { limits } from "#schema/limits.ts";
import { type Payments, ProviderError } from "../payments/payments.ts";

/** What the clock asks of the provider. */
type Asked = Pick<Payments, "readCheckout" | "endCheckout" | "read" | "cancel">;

/**
 * The provider for one run of the clock. Once several calls in a row have had no answer, further ones fail without asking it,
 * so that a provider that hangs holds a run up for seconds, not for minutes.
 */
export function whileAnswering(payments: Payments): Payments {
  let unanswered = 0;
  const ask = async <T>(call: () => Promise<T>): Promise<T> => {
    if (unanswered >= limits.paymentsUnanswered)
      throw new ProviderError("The provider has just not answered.", { wasRefused: false });
    try {
      const answer = await call();
      unanswered = 0;
      return answer;
    } catch (error) {
      unanswered = error instanceof ProviderError && !error.wasAnswered ? unanswered + 1 : 0;
      throw error;
    }
  };
  const asked: Asked = {
    readCheckout: (checkoutID) => ask(() => payments.readCheckout(checkoutID)),
    endCheckout: (checkoutID) => ask(() => payments.endCheckout(checkoutID)),
    read: (subscriptionID) => ask(() => payments.read(subscriptionID)),
    cancel: (subscriptionID, when) => ask(() => payments.cancel(subscriptionID, when)),
  };
  return { ...payments, ...asked };
}
