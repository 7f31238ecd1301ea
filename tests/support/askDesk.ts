import { inject } from "vitest";
import type { Shared, SharedKind } from "./siteDesk.ts";

/** Asks for what this worker shares among its files (siteDesk.ts): that it is emptied, or that its clock runs. */
export async function askDesk(what: "empty" | "tick", kind: SharedKind): Promise<Shared> {
  const query = new URLSearchParams({ kind, worker: process.env.VITEST_POOL_ID ?? "" });
  const response = await fetch(`${inject("siteDesk")}/${what}?${query}`, { method: "POST" });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Shared;
}
