import { eq, sql } from "drizzle-orm";
import type { Call } from "#edge/call.ts";
import type { Env } from "#edge/env.ts";
import { Problem } from "#edge/problem.ts";
import { deleteUser } from "#edge/services/deleting.ts";
import { paymentsOf } from "#edge/services/payments/paymentsOf.ts";
import { cancel, resume, withdraw } from "#edge/services/subscriptions/ending.ts";
import { link } from "#edge/services/subscriptions/linking.ts";
import { check, order } from "#edge/services/subscriptions/orders.ts";
import { reconcile } from "#edge/services/subscriptions/reconciling.ts";
import { takeEvent } from "#edge/services/subscriptions/webhook.ts";
import { mailKeys, mails } from "#schema/db/mails.ts";
import * as tables from "#schema/db/subscriptions.ts";
import { users } from "#schema/db/users.ts";
import { type Plan, withdrawableUntil } from "#schema/subscription.ts";
import type { Database } from "#store/db.ts";
import { nameSite } from "#store/site.ts";
import { type Card, type FakeStripe, type Fault, startFakeStripe } from "./fakeStripe.ts";
import { silentRooms } from "./silentRooms.ts";
import { aUser } from "./users.ts";

const day = 86_400_000;
const siteID = "0123456789abcdef";

/** What the operator, the player or the payer's bank does at the provider. */
export type AtProvider =
  | "cancel"
  | "resume"
  | "end"
  | "refund"
  | "reverse"
  | "breakCard"
  | "mendCard"
  | "debit"
  | "arrive";

type Player = { userID: number; name: string; checkouts: Set<string>; deletedAt: number | null };

/**
 * Some players, the services of subscriptions with a real database, and the payment provider, on which anything is tried.
 * Time is the provider's.
 */
export class SubscriptionTrial {
  readonly #db: Database;
  readonly #env: Env;
  readonly #stripe: FakeStripe;
  readonly #players: Player[];
  /** Subscriptions that the operator has ended, or refunded. */
  readonly #touched = new Set<string>();
  /** Which payments were given back at the provider, and when (s UTC). */
  readonly #givenBack: { id: string; at: number }[] = [];
  /** The direct debits for failed payments that are on their way: the invoices, by subscription. */
  readonly #onItsWay = new Map<string, unknown>();
  #wrongDays = 0;

  private constructor(db: Database, env: Env, stripe: FakeStripe, players: Player[]) {
    this.#db = db;
    this.#env = env;
    this.#stripe = stripe;
    this.#players = players;
  }

  static async begin(
    { db, url, token }: { db: Database; url: string; token?: string },
    count: number,
  ): Promise<SubscriptionTrial> {
    await forgetEverything(db);
    await nameSite(db, siteID);
    const stripe = await startFakeStripe();
    stripe.setDelivery("drop");
    const players: Player[] = [];
    for (const name of ["Ada", "Ben", "Cleo"].slice(0, count))
      players.push({ userID: await aUser(db, name), name, checkouts: new Set(), deletedAt: null });
    const env = {
      ...{ LIBSQL_URL: url, LIBSQL_AUTH_TOKEN: token, ...stripe.vars },
      ...{ STRIPE_RETRIES: "0", STRIPE_ANSWER_MS: "400" },
      ...silentRooms,
    } as unknown as Env;
    return new SubscriptionTrial(db, env, stripe, players);
  }

  async order(who: number, plan: Plan): Promise<void> {
    const player = this.#player(who);
    await this.#ask(player, async (call) => {
      const url = await order(call, player.userID, plan);
      player.checkouts.add(new URL(url).pathname.split("/").at(-1) ?? "");
    });
  }

  /** Two devices at once. */
  async orderTwice(who: number, plans: readonly [Plan, Plan]): Promise<void> {
    await Promise.all(plans.map((plan) => this.order(who, plan)));
  }

  /** Pays at the provider's page whichever order is open, if any: the player may have kept the page of an older one. */
  pay(who: number, card: Card): void {
    const { checkouts } = this.#player(who);
    const open = this.#stripe.checkouts().find(({ id, status }) => checkouts.has(id) && status === "open");
    if (open) this.#stripe.pay(open.id, card);
  }

  check = (who: number) => this.#own(who, check);
  cancel = (who: number) => this.#own(who, cancel);
  resume = (who: number) => this.#own(who, resume);
  withdraw = (who: number) => this.#own(who, withdraw);

  async link(who: number, which: number): Promise<void> {
    const { id } = this.#subscription(which) ?? { id: "sub_nobody" };
    await this.#ask(this.#player(who), (call) => link(call, this.#player(who).userID, id));
  }

  async deleteAccount(who: number): Promise<void> {
    const player = this.#player(who);
    player.deletedAt ??= this.#now();
    const identity = { kind: "user", id: player.userID, name: player.name } as const;
    const work = { env: this.#env, now: this.#now(), later: () => {} };
    await deleteUser(work, identity);
  }

  /** The operator or the player does something at the provider's own pages. */
  atProvider(which: number, what: AtProvider): void {
    const subscription = this.#subscription(which);
    if (subscription === undefined || subscription.status === "incomplete") return;
    const { id, status } = subscription;
    if (what === "refund") this.#giveBack(id, () => this.#stripe.refund(id));
    if (what === "reverse") this.#giveBack(id, () => this.#stripe.dispute(id, "lost"));
    if (what === "breakCard") this.#stripe.breakCard(id);
    if (what === "arrive") this.#arrive(id);
    if (status === "canceled" || status === "incomplete_expired") return;
    if (what === "debit" && status === "past_due") {
      this.#stripe.setProcessing(id);
      this.#onItsWay.set(id, subscription.latest_invoice);
    }
    if (what === "mendCard" && !this.#onItsWay.has(id)) this.#stripe.changeCard(id, "good");
    if (what === "cancel" || what === "resume") this.#stripe.setEnding(id, what === "cancel");
    if (what === "end") {
      this.#touched.add(id);
      this.#stripe.end(id);
    }
  }

  /** One that was begun elsewhere, or for a player on another device of which this site knows nothing. */
  async begunElsewhere(who: number | null, plan: Plan): Promise<void> {
    const metadata: Record<string, string> =
      who === null ? {} : { tac_site: siteID, userID: String(this.#player(who).userID), plan };
    this.#stripe.subscribe({ plan, metadata });
    // Without an order here nothing else would ever say that there is one.
    if (who !== null) await this.deliver(0);
  }

  /** Delivers one of the provider's messages: in any order, be it again, or never. */
  async deliver(which: number): Promise<void> {
    const events = this.#stripe.events();
    const event = events.at(-1 - (which % Math.max(1, events.length)));
    if (event === undefined) return;
    const { body, signature } = this.#stripe.sign(event.id, { at: this.#now() });
    // Where the provider must be asked first what it is about, and does not answer, it is refused; the provider brings it again.
    await takeEvent(this.#env, body, signature, this.#now()).catch((error) => {
      if (!(error instanceof Problem)) throw error;
    });
  }

  /** The clock comes. */
  async reconcile(): Promise<void> {
    await reconcile(this.#env, this.#now());
  }

  fail(fault: Fault): void {
    this.#stripe.fail(fault);
  }

  /** The operator's balance is too low for refunds, or no longer. */
  setRefunding(isPossible: boolean): void {
    this.#stripe.setBalance(isPossible ? null : 0);
  }

  passHours(hours: number): void {
    this.#stripe.advanceBy((hours * day) / 24);
  }

  async passDays(days: number): Promise<void> {
    for (let passed = 0; passed < days; passed++) {
      this.#stripe.advanceBy(day);
      await reconcile(this.#env, this.#now());
    }
  }

  /** The key is another account's for a day. The operator notices before orders are given up. */
  async passDayWithWrongKey(): Promise<void> {
    this.#wrongDays += 1;
    if (this.#wrongDays > 5) return;
    const { STRIPE_API_URL } = this.#env;
    const other = await startFakeStripe({ now: this.#now() });
    Object.assign(this.#env, { STRIPE_API_URL: other.vars.STRIPE_API_URL });
    await this.passDays(1);
    Object.assign(this.#env, { STRIPE_API_URL });
    await other.stop();
  }

  /**
   * The provider answers again, and the clock has gone on for a few days in which nothing happens there.
   * @returns what is then not as the provider says
   */
  async faults(): Promise<string[]> {
    this.#stripe.heal();
    this.setRefunding(true);
    for (const id of this.#onItsWay.keys()) this.#arrive(id);
    await this.#refundWhatWasGivenUp();
    for (let times = 1; times <= 4; times++) await reconcile(this.#env, this.#now() + 1.1 * times * day);
    const rows = await this.#db.select().from(tables.subscriptions);
    const faults = [];
    for (const player of this.#players) faults.push(...(await this.#faultsOf(player, rows)));
    for (const row of rows) faults.push(...(await this.#differences(row)));
    for (const { id, status, latest_invoice } of this.#stripe.subscriptions()) {
      const owner = this.#players.find(({ userID }) => userID === this.#ownerOf(id, rows));
      const isOver = status === "canceled";
      const isOld = owner?.deletedAt != null && withdrawableUntil(this.#startedAt(id)) <= owner.deletedAt;
      if (!owner || !isOver || this.#touched.has(id) || isOld) continue;
      if (this.#paidUntil(id) > this.#now())
        faults.push(`${id} of ${owner.name} has ended, and ${latest_invoice} is paid and not refunded`);
    }
    const left = await this.#db.select().from(tables.subscriptionEndings);
    for (const { subscriptionId, ending } of left) faults.push(`${subscriptionId} must still end: ${ending}`);
    const written = await this.#db.select().from(mails);
    const confirmed = written.filter(({ kind }) => kind === "newSubscription").map(({ data }) => data.number);
    if (new Set(confirmed).size < confirmed.length) faults.push(`mails came twice: ${confirmed}`);
    return faults;
  }

  /** What a row says that the provider does not. Once one has ended nothing else about it is read again. */
  async #differences(row: Row): Promise<string[]> {
    const patient = { ...this.#env, STRIPE_ANSWER_MS: "60000" };
    const found = await paymentsOf(patient)?.read(row.id);
    if (found === undefined) return [`the provider knows no ${row.id}`];
    const hasEnded = found.status === "cancelled";
    const fields = ["plan", "paidUntil", "nextPaymentAt", "hasFailedPayment"] as const;
    return (["status", ...(hasEnded ? [] : fields)] as const)
      .filter((field) => row[field] !== found[field])
      .map((field) => `${field} of ${row.id} is ${row[field]}, and ${found[field]} at the provider`);
  }

  /** The operator makes the refunds in the dashboard that were left to them. */
  async #refundWhatWasGivenUp(): Promise<void> {
    for (const { subscriptionId, givenUpAt } of await this.#db.select().from(tables.subscriptionEndings)) {
      if (givenUpAt === null) continue;
      this.#giveBack(subscriptionId, () => this.#stripe.refund(subscriptionId));
      await this.deliver(0);
    }
  }

  /** The direct debit arrives, unless another payment is due meanwhile. */
  #arrive(id: string): void {
    const invoice = this.#onItsWay.get(id);
    if (invoice !== undefined && this.#stripe.subscription(id)?.latest_invoice === invoice)
      this.#stripe.arrive(id);
    this.#onItsWay.delete(id);
  }

  async end(): Promise<void> {
    await this.#stripe.stop();
  }

  async #faultsOf(player: Player, rows: readonly Row[]): Promise<string[]> {
    const { userID, name, deletedAt } = player;
    const faults: string[] = [];
    const own = this.#stripe
      .subscriptions()
      .filter(({ id }) => this.#ownerOf(id, rows) === userID)
      .filter(({ status }) => !["canceled", "incomplete", "incomplete_expired"].includes(status));
    const now = this.#now();
    if (own.length > 1) faults.push(`${name} has ${own.map(({ id }) => id)}`);
    if (deletedAt !== null)
      return own.length > 0 ? [`${name} is gone and has ${own.map(({ id }) => id)}`] : faults;
    const [user] = await this.#db.select().from(users).where(eq(users.id, userID));
    const isSponsor = (user?.sponsorUntil ?? 0) > now;
    const isPaid = own.some(({ id }) => this.#paidUntil(id) > now);
    if (isSponsor && !isPaid) faults.push(`${name} has benefits and has not paid`);
    if (isPaid && !isSponsor) faults.push(`${name} has paid and has no benefits`);
    return faults;
  }

  /** Who has it: whoever has claimed it here, or else whom it was ordered for. */
  #ownerOf(id: string, rows: readonly Row[]): number | null {
    const row = rows.find((known) => known.id === id);
    const orderedBy = Number(this.#stripe.subscription(id)?.metadata.userID) || null;
    return row?.userId ?? orderedBy;
  }

  /** Until when its last payment reaches; one that the provider has not asked for yet counts. */
  #paidUntil(id: string): number {
    const subscription = this.#stripe.subscription(id);
    const invoice = this.#stripe.invoices().find((known) => known.id === subscription?.latest_invoice);
    const [item] = subscription?.items.data ?? [];
    if (!subscription || !invoice || !item) return 0;
    const isPaid =
      invoice.status === "paid" || (invoice.status === "draft" && subscription.status === "active");
    return 1000 * (isPaid && !this.#isRefunded(id) ? item.current_period_end : item.current_period_start);
  }

  /** Whether its last payment was given back. */
  #isRefunded(id: string): boolean {
    const subscription = this.#stripe.subscription(id);
    const since = subscription?.items.data[0]?.current_period_start ?? 0;
    const isRefunded = this.#stripe
      .refunds()
      .some(({ customer, created }) => customer === subscription?.customer && created >= since);
    return isRefunded || this.#givenBack.some((one) => one.id === id && one.at >= since);
  }

  #startedAt(id: string): number {
    return 1000 * (this.#stripe.subscription(id)?.start_date ?? 0);
  }

  /** The operator or the payer's bank gives the last payment back. */
  #giveBack(id: string, giveBack: () => void): void {
    const invoice = this.#stripe
      .invoices()
      .find((known) => known.id === this.#stripe.subscription(id)?.latest_invoice);
    if (invoice?.status !== "paid" || this.#isRefunded(id)) return;
    // Whoever refunds has seen to the money.
    this.setRefunding(true);
    this.#touched.add(id);
    giveBack();
    this.#givenBack.push({ id, at: this.#now() / 1000 });
  }

  #subscription(which: number) {
    const all = this.#stripe.subscriptions();
    return all[which % Math.max(1, all.length)];
  }

  #player(who: number): Player {
    return this.#players[who % this.#players.length];
  }

  #now(): number {
    return this.#stripe.now();
  }

  async #own(who: number, act: (call: Call, userID: number) => Promise<unknown>): Promise<void> {
    const player = this.#player(who);
    await this.#ask(player, (call) => act(call, player.userID));
  }

  /** A call may be refused, but never fails. Somebody whose account is gone makes none. */
  async #ask({ deletedAt }: Player, act: (call: Call) => Promise<unknown>): Promise<void> {
    if (deletedAt !== null) return;
    const call = { env: this.#env, now: this.#now(), origin: "http://localhost", addressMark: "a" } as Call;
    await act(call).catch((error) => {
      if (!(error instanceof Problem)) throw error;
    });
  }
}

type Row = typeof tables.subscriptions.$inferSelect;

async function forgetEverything(db: Database): Promise<void> {
  await db.batch([
    db.delete(tables.subscriptions),
    db.delete(tables.subscriptionReadings),
    db.delete(tables.subscriptionOrders),
    db.delete(tables.subscriptionOrdersUnknown),
    db.delete(tables.subscriptionEndings),
    db.delete(tables.subscriptionEvents),
    db.delete(mails),
    db.delete(mailKeys),
    db.delete(users).where(sql`id > 0`),
  ]);
}
