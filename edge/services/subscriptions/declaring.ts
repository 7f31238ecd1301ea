import operator from "#operator.json" with { type: "json" };
import type { DeclarationBody } from "#schema/api/subscriptions.ts";
import { limits } from "#schema/limits.ts";
import { type DeclarationOutcome, withdrawableUntil } from "#schema/subscription.ts";
import { claimAttempt } from "#store/attempts.ts";
import { addDeclaration, findContract, type LetterToWrite } from "#store/subscriptions/declarations.ts";
import type { Call } from "../../call.ts";
import { askDatabase } from "../database.ts";
import { claimFirstMail } from "../mailAttempts.ts";
import { endNow } from "./ending.ts";
import { expectPayments } from "./provider.ts";
import { quoted } from "./quoted.ts";
import { tellOfRefund } from "./refundNotice.ts";

/**
 * Takes a cancellation or a withdrawal by somebody who need not be signed in. Where contract and address match, it is done;
 * otherwise the operator gets it. Neither the answer nor how long it takes says which.
 * @throws Problem `unavailable` where this site takes no subscriptions
 */
export async function declare(call: Call, body: DeclarationBody): Promise<void> {
  const { env, now } = call;
  const payments = expectPayments(env);
  const { kind, name, email, contract, cause, locale } = body;
  const found = await askDatabase(env, (db) => findContract(db, { contract, email }));
  const isInTime =
    found !== undefined && (kind === "cancellation" || withdrawableUntil(found.startedAt) > now);
  const ended = isInTime ? found.id : null;
  const letters: LetterToWrite[] = [];
  const mail = {
    kind: kind === "cancellation" && cause !== "" ? "goodCause" : kind,
    dates: String(now),
    url: "/subscription/cancel",
  };
  const words = { email, name: quoted(name), contract: quoted(contract), cause: quoted(cause) };
  const done = kind === "cancellation" ? "cancelled" : "withdrawn";
  const outcome: DeclarationOutcome = isInTime ? done : "examined";
  // Whoever floods a mailbox with declarations must not flood it with mails.
  if ((await claimFirstMail(call, email)) === 0)
    letters.push({
      kind: found ? "cancellationReceived" : "declarationReceived",
      recipient: email,
      locale: found?.locale ?? locale ?? "de",
      // Nobody may send words of their own to strangers in our name.
      data: found ? { ...mail, ...words, outcome } : mail,
    });
  if ((ended === null || cause !== "") && operator.email !== "" && (await mayNotify(call)))
    letters.push({
      kind: "cancellationNotice",
      recipient: operator.email,
      locale: "de",
      data: { ...mail, ...words },
    });
  const ending = kind === "withdrawal" ? "nowWithRefund" : "paidUntil";
  await askDatabase(env, (db) =>
    addDeclaration(
      db,
      { kind, name, email, contract, cause, receivedAt: now, subscriptionId: ended },
      ended === null ? null : { subscriptionId: ended, ending, cause: kind },
      letters,
    ),
  );
  if (found === undefined || ended === null) return;
  call.later(async () => {
    if (kind === "cancellation") await tellOfRefund(env, found, now);
    await endNow(env, payments, ended, now);
  });
}

async function mayNotify({ env, now }: Call): Promise<boolean> {
  const counter = { key: "notices of declarations", delay: limits.declarationNoticeDelay };
  return (await askDatabase(env, (db) => claimAttempt(db, [counter], now))) === 0;
}
