import { and, isNotNull, isNull } from "drizzle-orm";
import { users } from "#schema/db/users.ts";

/**
 * Whether an account is a player whom others can find and address. Until its address is confirmed it only keeps its name
 * and its address from others: it may belong to nobody, and ends after a week (`endUnusedAccounts`).
 */
export const isPlayer = and(isNotNull(users.activatedAt), isNull(users.deletedAt));
