import { expect, onTestFinished, test, vi } from "vitest";
import { limits } from "#schema/limits.ts";
import { withSubscriptionServices } from "#tests/support/subscriptionServices.ts";

const services = withSubscriptionServices();

const day = 86_400_000;

test("a provider that does not answer holds a run of the clock up for a few calls, however much is due; all is done later", async () => {
  const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const sponsors = [];
  for (let n = 0; n < 5; n++) sponsors.push(await services.sponsor());
  services.stripe.setEnding(sponsors[4].id, true);
  services.stripe.fail({ kind: "unreachable", times: 100 });
  const asked = services.stripe.received().length;
  await services.reconcile(2 * day);
  expect(services.stripe.received().length - asked).toBe(limits.paymentsUnanswered);
  const warnings = logged.mock.calls.map(([line]) => JSON.parse(String(line)).event);
  expect(warnings).toEqual(sponsors.map(() => "payment provider away"));
  services.stripe.heal();
  await services.reconcile(3 * day);
  for (const { id } of sponsors.slice(0, 4))
    expect(await services.stored(id)).toMatchObject({ status: "running" });
  expect(await services.stored(sponsors[4].id)).toMatchObject({ status: "expiring" });
});

test("a provider that answers in between, be it with a failure, is asked on", async () => {
  const logged = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  for (let n = 0; n < 5; n++) await services.sponsor();
  for (const kind of ["unreachable", 500, "unreachable", 500, "unreachable"] as const)
    services.stripe.fail({ kind });
  const asked = services.stripe.received().length;
  await services.reconcile(2 * day);
  expect(services.stripe.received().length - asked).toBe(5);
});
