import type { Env } from "../../env.ts";
import type { Payments } from "./payments.ts";

/** The site's payment provider; undefined where it has none. */
export function paymentsOf(_env: Env): Payments | undefined {
  return undefined;
}
