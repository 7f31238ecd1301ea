import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { callsOf, refuse, serve } from "#web/testing/fakeServer.ts";
import { signedIn } from "#web/testing/people.ts";
import { show, text } from "#web/testing/show.tsx";
import CancelPage from "./CancelPage.tsx";

const plans = (hasProvider: boolean) => ({ hasProvider, plans: [], vatPercent: null });
const field = (key: string) => screen.getByLabelText<HTMLInputElement>(text(`contract.${key}`));
const send = (kind: string) => screen.getByRole("button", { name: text(`contract.send.${kind}`) });

beforeEach(() => serve({ "subscription/plans": () => plans(true) }));

async function fillIn(person: ReturnType<typeof show>): Promise<void> {
  await person.type(field("name"), "Anna Ast");
  await person.type(field("email"), "anna@example.org");
  await person.type(field("contract"), "Anna");
}

test("anybody cancels without signing in, once, and gets a receipt of what was said and when, which has the focus", async () => {
  const receivedAt = Date.UTC(2026, 10, 1, 12);
  serve({ "subscription/declare": () => ({ receivedAt }) });
  const person = show(<CancelPage />, "/en/subscription/cancel");
  await person.click(await screen.findByRole("button", { name: text("contract.send.cancellation") }));
  expect(await screen.findAllByText(text("form.fault.missing"))).toHaveLength(3);
  expect(callsOf("subscription/declare")).toEqual([]);
  await fillIn(person);
  await person.dblClick(send("cancellation"));
  const title = await screen.findByRole("heading", { name: text("contract.receipt.title") });
  expect(document.activeElement).toBe(title);
  expect(callsOf("subscription/declare")).toEqual([
    {
      kind: "cancellation",
      name: "Anna Ast",
      email: "anna@example.org",
      contract: "Anna",
      cause: "",
      locale: "en",
    },
  ]);
  screen.getByText(text("contract.receipt.cancellation"));
  screen.getByText(
    new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "long" }).format(receivedAt),
  );
});

test("a good cause is asked for where there is said to be one, and not sent where it is taken back", async () => {
  serve({ "subscription/declare": () => ({ receivedAt: 1 }) });
  const person = show(<CancelPage />, "/en/subscription/cancel");
  await person.click(await screen.findByRole("radio", { name: text("contract.reason.goodCause") }));
  await person.type(field("cause"), "It is always away.");
  await person.click(screen.getByRole("radio", { name: text("contract.reason.ordinary") }));
  await fillIn(person);
  await person.click(send("cancellation"));
  await screen.findByRole("heading", { name: text("contract.receipt.title") });
  expect(callsOf("subscription/declare")).toMatchObject([{ cause: "" }]);
});

test("the address of the withdrawal declares one; a member's name is filled in; a failure is said and nothing is lost", async () => {
  serve({ "subscription/declare": () => refuse("unavailable", 503) });
  signedIn("Anna");
  const person = show(<CancelPage />, "/en/subscription/withdraw");
  await screen.findByRole("button", { name: text("contract.send.withdrawal") });
  expect(field("contract").value).toBe("Anna");
  expect(screen.queryByRole("radio", { name: text("contract.reason.ordinary") })).toBeNull();
  await person.type(field("name"), "Anna Ast");
  await person.type(field("email"), "anna@example.org");
  await person.click(send("withdrawal"));
  await screen.findByText(text("common.error.call.unreachable"));
  expect(field("name").value).toBe("Anna Ast");
  expect(callsOf("subscription/declare")).toMatchObject([{ kind: "withdrawal" }]);
});

test("where nobody can have a contract that is said, and nothing can be declared", async () => {
  serve({ "subscription/plans": () => plans(false) });
  show(<CancelPage />, "/en/subscription/cancel");
  await screen.findByText(text("contract.none"));
  expect(screen.queryByRole("button", { name: text("contract.send.cancellation") })).toBeNull();
});
