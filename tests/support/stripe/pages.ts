import type Stripe from "stripe";
import { completeCheckout, isOver, paymentOf, setEnding, takePayment } from "./billing.ts";
import { all, find, get, type World } from "./world.ts";

/** What a page answers: itself, or where to go next. */
export type PageAnswer = { html: string } | { location: string };

/** The page where an order is paid. Stripe's own has the same buttons in other words. */
export function checkoutPage(world: World, checkoutID: string, pressed: string | null): PageAnswer {
  const session = get(world, "checkout.session", checkoutID);
  if (session.status !== "open") return page("Checkout", "<p>This page has expired.</p>");
  if (pressed === "back") return { location: session.cancel_url ?? "" };
  if (pressed === "declined") return checkout(session, "<p role='alert'>Your card was declined.</p>");
  if (pressed === null) return checkout(session, "");
  completeCheckout(world, checkoutID, pressed === "good" ? "good" : "failsLater");
  return { location: (session.success_url ?? "").replaceAll("{CHECKOUT_SESSION_ID}", session.id) };
}

function checkout(session: Stripe.Checkout.Session, note: string): PageAnswer {
  const amount = ((session.amount_total ?? 0) / 100).toFixed(2);
  return page(
    "Checkout",
    `<p>${escaped(session.customer_email)}: ${amount} ${escaped(session.currency)}</p>${note}
    ${button("good", "Pay")}
    ${button("declined", "Pay with a card that is declined")}
    ${button("failsLater", "Pay with a card that fails later")}
    ${button("back", "Back")}`,
  );
}

/** The page where a customer changes the card, sees invoices, cancels and resumes. */
export function portalPage(world: World, sessionID: string, pressed: string | null): PageAnswer {
  const session = get(world, "billing_portal.session", sessionID);
  const own = all(world, "subscription").filter(
    (subscription) => subscription.customer === session.customer && !isOver(subscription),
  );
  if (pressed === "back") return { location: session.return_url ?? "" };
  if (pressed === "good" || pressed === "failsLater") {
    world.cards.set(session.customer, pressed);
    for (const subscription of own) payOpen(world, subscription);
  }
  if (pressed === "cancel" || pressed === "resume") {
    for (const subscription of own) setEnding(world, subscription, pressed === "cancel");
  }
  const rows = own.map(
    ({ id, status, cancel_at_period_end }) =>
      `<li>${id}: ${status}${cancel_at_period_end ? ", will be cancelled" : ""}</li>`,
  );
  return page(
    "Billing",
    `<ul>${rows.join("")}</ul>
    ${button("good", "Use a good card")}
    ${button("failsLater", "Use a card that fails")}
    ${button("cancel", "Cancel subscription")}
    ${button("resume", "Renew subscription")}
    ${button("back", "Back")}`,
  );
}

/** A new card pays at once what is open, as the portal offers it. */
export function payOpen(world: World, subscription: Stripe.Subscription): void {
  const invoice = find(world, "invoice", subscription.latest_invoice);
  if (invoice?.status === "open" && paymentOf(world, invoice).intent.status !== "processing") {
    takePayment(world, invoice);
  }
}

function button(value: string, label: string): string {
  return `<button name="press" value="${value}">${label}</button>`;
}

function page(title: string, content: string): PageAnswer {
  return {
    html: `<!doctype html><html lang="en"><meta charset="utf-8"><title>${title}</title>
    <meta name="viewport" content="width=device-width"><h1>${title}</h1><form method="post">${content}</form></html>`,
  };
}

function escaped(text: string | null): string {
  return (text ?? "").replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
