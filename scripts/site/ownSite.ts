import type { ErrorAnswer } from "#schema/api/errors.ts";
import { Trouble } from "../process/trouble.ts";

/** Asks a site that has just started whether its rooms and its database belong together. @throws Trouble if not */
export async function expectOwnSite(url: string): Promise<void> {
  const answer = await fetch(new URL("/parties/lobby/main", url));
  if (answer.status !== 503) return;
  const { message } = (await answer.json()) as ErrorAnswer;
  throw new Trouble(message);
}
