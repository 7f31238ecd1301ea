import { createHmac } from "node:crypto";
import type { FakeEvent, World } from "./world.ts";

/** What becomes of events: they are sent at once; or kept until `release`; or lost. */
export type DeliveryMode = "send" | "hold" | "drop";

/** An event as it was sent. */
export type Delivery = { eventID: string; type: string; status: number | "unreachable" };

/** Sends events to the site's webhook, signed as Stripe signs them. */
export function deliveriesOf(world: World, secret: string) {
  const events: FakeEvent[] = [];
  const deliveries: Delivery[] = [];
  let held: FakeEvent[] = [];
  let mode: DeliveryMode = "send";
  let webhookUrl: string | undefined;
  /** Deliveries are made one after the other. */
  let last: Promise<unknown> = Promise.resolve();

  async function send(event: FakeEvent): Promise<Delivery> {
    const { body, signature } = sign(event);
    const delivery: Delivery = { eventID: event.id, type: event.type, status: "unreachable" };
    if (webhookUrl !== undefined) {
      delivery.status = await fetch(webhookUrl, {
        method: "POST",
        headers: { "content-type": "application/json; charset=utf-8", "stripe-signature": signature },
        body,
      }).then(
        async (response) => {
          await response.arrayBuffer();
          return response.status;
        },
        () => "unreachable",
      );
    }
    deliveries.push(delivery);
    return delivery;
  }

  /** By its own clock or the machine's, whichever is later: a site may live by either. */
  function sign(event: FakeEvent, { at = Math.max(Date.now(), world.now * 1000), with: key = secret } = {}) {
    const body = JSON.stringify(event, null, 2);
    const seconds = Math.floor(at / 1000);
    const digest = createHmac("sha256", key).update(`${seconds}.${body}`).digest("hex");
    return { body, signature: `t=${seconds},v1=${digest}` };
  }

  function queue(event: FakeEvent): Promise<Delivery> {
    const delivery = last.then(() => send(event));
    last = delivery;
    return delivery;
  }

  return {
    events,
    deliveries,
    sign,
    onEvent(event: FakeEvent): void {
      events.push(event);
      if (mode === "hold") held.push(event);
      if (mode === "send" && webhookUrl !== undefined) void queue(event);
    },
    sendTo(url: string | undefined): void {
      webhookUrl = url;
    },
    setMode(wanted: DeliveryMode): void {
      mode = wanted;
    },
    held: () => [...held],
    /** Sends what is held, in the order that `arrange` puts it in; it may leave some out, or repeat them. */
    async release(arrange: (events: FakeEvent[]) => FakeEvent[] = (all) => all): Promise<void> {
      const arranged = arrange(held);
      held = [];
      for (const event of arranged) await queue(event);
    },
    /** Sends an event, be it again. */
    deliver(eventID: string): Promise<Delivery> {
      const event = events.find(({ id }) => id === eventID);
      if (!event) throw new Error(`There is no event ${eventID}.`);
      return queue(event);
    },
    /** Waits until everything is sent. */
    async settled(): Promise<void> {
      for (let seen: unknown; seen !== last; ) {
        seen = last;
        await seen;
      }
    },
  };
}
