import { eq } from "drizzle-orm";
import { users } from "#schema/db/users.ts";
import type { TableLook } from "#schema/looks.ts";
import type { Database } from "#store/db.ts";
import { type Member, post, signIn, signUp } from "./joining.ts";

/** Longer than anybody looks at the pages. */
const benefitsMs = 30 * 24 * 60 * 60_000;

const look: TableLook = { boardWood: "walnut", cardBack: "compass" };

/** Somebody who carries the site, and has chosen a look. */
export async function becomeSponsor(url: string, db: Database): Promise<Member> {
  await signUp(url, "Sofie");
  const sponsorUntil = Date.now() + benefitsMs;
  await db.update(users).set({ sponsorUntil }).where(eq(users.usernameLower, "sofie"));
  const { token } = await signIn(url, "Sofie");
  await post(url, "setLook", look, token);
  return signIn(url, "Sofie");
}
