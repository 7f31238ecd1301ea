import type { StripeControls } from "../fakeStripe.ts";

/** Does over HTTP what tests do with the fake Stripe, for those that run inside workerd. */
export async function control<Name extends keyof StripeControls>(
  url: string,
  name: Name,
  ...args: Parameters<StripeControls[Name]>
): Promise<Awaited<ReturnType<StripeControls[Name]>>> {
  const response = await fetch(`${url}/control/${name}`, { method: "POST", body: JSON.stringify(args) });
  if (!response.ok) throw new Error(`${name}: ${await response.text()}`);
  return (await response.json()) as Awaited<ReturnType<StripeControls[Name]>>;
}
