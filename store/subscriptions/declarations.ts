import { and, eq, exists, getTableColumns, gt, inArray, isNull, or, sql } from "drizzle-orm";
import { mails } from "#schema/db/mails.ts";
import {
  subscriptionDeclarations,
  subscriptionEvents,
  subscriptionOrders,
  subscriptionReadings,
  subscriptions,
} from "#schema/db/subscriptions.ts";
import { users } from "#schema/db/users.ts";
import type { Database } from "../db.ts";
import { newMail } from "../newMail.ts";
import { addEnding, endBenefits, type NewEnding } from "./endings.ts";
import { isLive } from "./live.ts";
import { type LetterToWrite, type Notice, writeNotice } from "./notices.ts";
import { lastReading } from "./readings.ts";

export type Declaration = Omit<typeof subscriptionDeclarations.$inferInsert, "id">;
// As the index says it.
const isUntold = sql`is_untold = 1`;

/** The contract that has not ended, of this username or with this number, and whose address is this one. */
export async function findContract(
  db: Database,
  { contract, email }: Pick<Declaration, "contract" | "email">,
) {
  const [found] = await db
    .select({ ...getTableColumns(subscriptions), locale: users.locale })
    .from(users)
    .innerJoin(subscriptions, eq(subscriptions.userId, users.id))
    .where(
      and(
        eq(users.emailLower, email.toLowerCase()),
        isNull(users.deletedAt),
        or(eq(users.usernameLower, contract.toLowerCase()), eq(subscriptions.id, contract)),
        isLive,
      ),
    );
  return found;
}

/** Stores a declaration, what it ends, and the mails about it to whoever has declared it and to the operator. */
export async function addDeclaration(
  db: Database,
  declaration: Declaration,
  {
    ending,
    letters,
    notices,
  }: { ending: NewEnding | null; letters: readonly LetterToWrite[]; notices: readonly Notice[] },
): Promise<void> {
  const now = declaration.receivedAt;
  await db.batch([
    db.insert(subscriptionDeclarations).values(declaration),
    ...(ending === null ? [] : [addEnding(db, ending, now), ...endBenefits(db, ending, now)]),
    ...letters.map((letter) => db.insert(mails).values({ ...letter, createdAt: now, nextAt: now })),
    ...notices.flatMap((notice) => writeNotice(db, notice, now)),
  ]);
}

/** Some of the declarations that the operator has not been told of, the oldest first. */
export function findUntold(db: Database, limit: number) {
  return db
    .select()
    .from(subscriptionDeclarations)
    .where(and(isUntold, gt(subscriptionDeclarations.id, 0)))
    .orderBy(subscriptionDeclarations.id)
    .limit(limit);
}

/** Writes the mail that tells the operator of these declarations, unless another one has told of them meanwhile. */
export async function tellOperator(
  db: Database,
  ids: readonly number[],
  { kind, recipient, locale, data }: LetterToWrite,
  now: number,
): Promise<void> {
  const untold = and(isUntold, inArray(subscriptionDeclarations.id, [...ids]));
  const mail = newMail({ kind, recipient, locale, data: JSON.stringify(data) }, now);
  const first = db.select({ one: sql`1` }).from(subscriptionDeclarations).where(untold);
  await db.batch([
    db.insert(mails).select(db.select(mail).from(sql`(select 1)`).where(exists(first))),
    db.update(subscriptionDeclarations).set({ isUntold: false }).where(untold),
  ]);
}

/**
 * Notes a message of the provider, and that what it names is read soon. @returns false for one that was noted before
 */
export async function noteEvent(
  db: Database,
  event: { eventID: string; subscriptionID?: string | undefined; checkoutID?: string | undefined },
  now: number,
): Promise<boolean> {
  const { eventID: id, subscriptionID, checkoutID } = event;
  const seen = db.select({ one: sql`1` }).from(subscriptionEvents).where(eq(subscriptionEvents.id, id));
  const isNew = sql`not exists ${seen}`;
  const toRead = {
    subscriptionId: sql`${subscriptionID ?? ""}`.as("subscription_id"),
    begun: lastReading(subscriptionID ?? "").as("begun"),
    failures: sql`0`.as("failures"),
    nextAt: sql`${now}`.as("next_at"),
    begunAt: sql`${now}`.as("begun_at"),
  };
  const [, , noted] = await db.batch([
    db
      .insert(subscriptionReadings)
      .select(
        db
          .select(toRead)
          .from(sql`(select 1)`)
          .where(and(sql`${subscriptionID ?? ""} <> ''`, isNew)),
      )
      .onConflictDoUpdate({ target: subscriptionReadings.subscriptionId, set: { nextAt: now } }),
    db
      .update(subscriptionOrders)
      .set({ nextAt: now })
      .where(and(eq(subscriptionOrders.checkoutId, checkoutID ?? ""), isNew)),
    db
      .insert(subscriptionEvents)
      .values({ id, seenAt: now })
      .onConflictDoNothing()
      .returning({ id: subscriptionEvents.id }),
  ]);
  return noted.length > 0;
}

/** The order with this number of the provider. */
export async function findOrderOf(db: Database, checkoutId: string) {
  const [order] = await db
    .select()
    .from(subscriptionOrders)
    .where(eq(subscriptionOrders.checkoutId, checkoutId));
  return order;
}
