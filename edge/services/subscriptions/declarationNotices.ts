import { limits } from "#schema/limits.ts";
import { claimAttempt } from "#store/attempts.ts";
import type { Declaration } from "#store/subscriptions/declarations.ts";
import { findUntold, tellOperator } from "#store/subscriptions/declarations.ts";
import type { LetterToWrite } from "#store/subscriptions/notices.ts";
import type { Env } from "../../env.ts";
import { askDatabase } from "../database.ts";
import { hasOperator, letterToOperator } from "./operatorLetters.ts";

/** How many declarations one mail tells of. */
const toldAtOnce = 1000;

/**
 * Tells the operator of declarations that must be looked into: each by a mail of its own or, after many, all that have come
 * meanwhile by one mail at a time, with growing waits. So junk fills no mailbox, and hides nothing for longer than a day.
 */
export async function tellOfDeclarations(env: Env, now: number): Promise<void> {
  if (!hasOperator) return;
  const untold = await askDatabase(env, (db) => findUntold(db, toldAtOnce));
  if (untold.length === 0) return;
  const counter = { key: "notices of declarations", delay: limits.declarationNoticeDelay };
  if ((await askDatabase(env, (db) => claimAttempt(db, [counter], now))) > 0) return;
  const letter = untold.length === 1 ? aboutOne(untold[0]) : aboutMany(untold);
  const ids = untold.map(({ id }) => id);
  await askDatabase(env, (db) => tellOperator(db, ids, letter, now));
}

/** What a mail says of a declaration, besides what somebody has typed. */
export function factsOf({ kind, cause, receivedAt, endsOn }: Declaration): Record<string, string> {
  return {
    kind: kind === "cancellation" && cause !== "" ? "goodCause" : kind,
    endsOn: endsOn ?? "",
    dates: String(receivedAt),
    url: kind === "cancellation" ? "/subscription/cancel" : "/subscription/withdraw",
  };
}

/** What somebody has typed. */
export function wordsOf({ name, email, contract, cause }: Declaration): Record<string, string> {
  return { email, name, contract, cause };
}

function aboutOne(declaration: Declaration): LetterToWrite {
  return letterToOperator("cancellationNotice", { ...factsOf(declaration), ...wordsOf(declaration) });
}

function aboutMany(declarations: readonly Declaration[]): LetterToWrite {
  const count = String(declarations.length);
  return letterToOperator("declarationsWait", { ...factsOf(declarations[0]), count });
}
