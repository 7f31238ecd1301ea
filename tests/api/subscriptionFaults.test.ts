import { describe, expect, it, onTestFinished, vi } from "vitest";
import { withdraw } from "#edge/services/subscriptions/ending.ts";
import { withSubscriptionServices } from "#tests/support/subscriptionServices.ts";

const services = withSubscriptionServices();

const day = 86_400_000;

/** The events of the log's errors from now on. */
function errorsLogged(): () => string[] {
  const logged = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  return () => logged.mock.calls.map(([line]) => JSON.parse(String(line)).event);
}

describe("a refund that the provider refuses", () => {
  it("is tried again until it is made, and the operator hears of it", async () => {
    const errors = errorsLogged();
    const { userID, id } = await services.sponsor();
    services.stripe.setBalance(0);
    expect(await withdraw(services.call(), userID)).toMatchObject({ status: "cancelled" });
    expect(errors()).toEqual(["subscription not ended"]);
    await services.reconcile(day);
    expect(services.stripe.refunds()).toEqual([]);
    expect(await services.endings()).toMatchObject([{ subscriptionId: id, ending: "nowWithRefund" }]);
    services.stripe.setBalance(null);
    await services.reconcile(2 * day);
    expect(services.stripe.refunds()).toHaveLength(1);
    expect(await services.endings()).toEqual([]);
  });
});
