import type { DeclarationBody } from "#schema/api/subscriptions.ts";
import { mailCause } from "#schema/db/mails.ts";
import { type DeclarationOutcome, withdrawableUntil } from "#schema/subscription.ts";
import { addDeclaration, type Declaration, findContract } from "#store/subscriptions/declarations.ts";
import type { StoredSubscription } from "#store/subscriptions/finding.ts";
import type { LetterToWrite } from "#store/subscriptions/notices.ts";
import type { Call } from "../../call.ts";
import { askDatabase } from "../database.ts";
import { claimFirstMail } from "../mailAttempts.ts";
import { factsOf, tellOfDeclarations, wordsOf } from "./declarationNotices.ts";
import { endNow } from "./ending.ts";
import { overpaidWord, refundNotices } from "./operatorLetters.ts";
import { expectPayments } from "./provider.ts";

/**
 * Takes a cancellation or a withdrawal by somebody who need not be signed in. Where contract and address match, it is done;
 * otherwise the operator gets it. Neither the answer nor how long it takes says which.
 * @throws Problem `unavailable` where this site takes no subscriptions
 */
export async function declare(call: Call, body: DeclarationBody): Promise<void> {
  const { env, now } = call;
  const payments = expectPayments(env);
  const { kind, name, email, contract, cause, endsOn, locale } = body;
  const found = await askDatabase(env, (db) => findContract(db, { contract, email }));
  const ended = found !== undefined && isDoneAtOnce(body, found, now) ? found.id : null;
  const declaration: Declaration = {
    ...{ kind, name, email, contract, cause, receivedAt: now, subscriptionId: ended },
    endsOn: (kind === "cancellation" && endsOn) || null,
    isUntold: ended === null || cause !== "",
  };
  const letters: LetterToWrite[] = [];
  // Whoever floods a mailbox with declarations must not flood it with mails.
  if ((await claimFirstMail(call, email)) === 0)
    letters.push({
      kind: found ? "cancellationReceived" : "declarationReceived",
      recipient: email,
      cause: mailCause.caller(call.addressMark),
      locale: found?.locale ?? locale ?? "de",
      // Nobody may send words of their own to strangers in our name.
      data: found
        ? {
            ...{ ...factsOf(declaration), ...wordsOf(declaration), outcome: outcomeOf(declaration) },
            word: overpaidWord(found, now),
          }
        : factsOf(declaration),
    });
  const ending = kind === "withdrawal" ? "nowWithRefund" : "paidUntil";
  await askDatabase(env, (db) =>
    addDeclaration(db, declaration, {
      ending: ended === null ? null : { subscriptionId: ended, ending, cause: kind },
      letters,
      notices: found && ended !== null && kind === "cancellation" ? refundNotices(found, now) : [],
    }),
  );
  call.later(async () => {
    await tellOfDeclarations(env, now);
    if (ended !== null) await endNow(env, payments, ended, now);
  });
}

/** Not a withdrawal that comes too late, nor a cancellation for a day beyond what is paid: the operator sees to these. */
function isDoneAtOnce(
  { kind, endsOn }: DeclarationBody,
  { startedAt, paidUntil }: Pick<StoredSubscription, "startedAt" | "paidUntil">,
  now: number,
): boolean {
  if (kind === "withdrawal") return withdrawableUntil(startedAt) > now;
  return endsOn === undefined || Date.parse(endsOn) <= paidUntil;
}

function outcomeOf({ kind, subscriptionId }: Declaration): DeclarationOutcome {
  if (subscriptionId === null) return "examined";
  return kind === "cancellation" ? "cancelled" : "withdrawn";
}
