import type Stripe from "stripe";

/** How a customer's card behaves; `failsLater` has been accepted once, and is declined from then on. */
export type Card = "good" | "failsLater";

/** All that the fake Stripe knows: its objects by their numbers, and its own clock. */
export interface World {
  /** Where it answers, without a slash at the end. */
  url: string;
  /** Its clock, in seconds UTC as everything here. */
  now: number;
  objects: Map<string, StripeObject>;
  /** What is ordered, by checkout: the price, and the metadata that the subscription will have. */
  orders: Map<string, { price: Stripe.Price; metadata: Stripe.Metadata }>;
  /** By customer. */
  cards: Map<string, Card>;
  /** What the key may not do: beginnings of a method and a path, such as `POST /v1/refunds`. */
  forbidden: readonly string[];
  /** What the operator's balance has left for refunds, in cents; null: enough. */
  balance: number | null;
  /** Called for every event, as it happens. */
  onEvent(event: FakeEvent): void;
  /** How long after the end of a period it begins the next one, in seconds. */
  renewalDelay: number;
  /** The number of the next object. */
  nextNumber: number;
}

export type FakeEvent = Stripe.EventBase;

export type StripeObject =
  | Stripe.Price
  | Stripe.Customer
  | Stripe.Checkout.Session
  | Stripe.Subscription
  | Stripe.Invoice
  | Stripe.InvoicePayment
  | Stripe.PaymentIntent
  | Stripe.Charge
  | Stripe.Refund
  | Stripe.Dispute
  | Stripe.BillingPortal.Session
  | Stripe.BillingPortal.Configuration
  | Stripe.WebhookEndpoint;

type Kind = StripeObject["object"];
type ObjectOf<K extends Kind> = Extract<StripeObject, { object: K }>;

export function newID(world: World, prefix: string): string {
  return `${prefix}_fake${world.nextNumber++}`;
}

export function keep<T extends StripeObject>(world: World, object: T): T {
  world.objects.set(object.id, object);
  return object;
}

export function find<K extends Kind>(world: World, kind: K, id: unknown): ObjectOf<K> | undefined {
  const object = world.objects.get(String(id));
  return object?.object === kind ? (object as ObjectOf<K>) : undefined;
}

/** @throws Refusal as Stripe does for a number that it doesn't know */
export function get<K extends Kind>(world: World, kind: K, id: unknown): ObjectOf<K> {
  const object = find(world, kind, id);
  if (object) return object;
  throw new Refusal(404, { code: "resource_missing", message: `No such ${kind}: '${String(id)}'` });
}

export function all<K extends Kind>(world: World, kind: K): ObjectOf<K>[] {
  return [...world.objects.values()].filter((object): object is ObjectOf<K> => object.object === kind);
}

/** Tells the site's webhook of what has become of an object. */
export function emit(world: World, type: string, object: StripeObject): void {
  world.onEvent({
    id: newID(world, "evt"),
    object: "event",
    api_version: "2026-10-28.endive",
    created: world.now,
    data: { object: structuredClone(object) as unknown as Stripe.Event.Data.Object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type: type as Stripe.Event.Type,
  } satisfies FakeEvent);
}

/** Makes every time in all objects older. */
export function age(world: World, bySeconds: number): void {
  for (const [id, object] of world.objects) world.objects.set(id, aged(object, bySeconds) as StripeObject);
}

/** No other number of Stripe's objects is as large as the seconds since 1970. */
const firstSecond = 1_400_000_000;

function aged(value: unknown, bySeconds: number): unknown {
  if (typeof value === "number") return value < firstSecond ? value : value - bySeconds;
  if (Array.isArray(value)) return value.map((item) => aged(item, bySeconds));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, aged(item, bySeconds)]));
}

/** An error that Stripe answers with. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: { type: string; message: string; code?: string; param?: string };

  constructor(status: number, body: { message: string; type?: string; code?: string; param?: string }) {
    super(body.message);
    this.status = status;
    this.body = { type: "invalid_request_error", ...body };
  }
}
