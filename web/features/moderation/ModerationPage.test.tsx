import { screen, within } from "@testing-library/react";
import { describe, expect, test } from "vitest";
import type { AccountAnswer } from "#schema/api/accounts.ts";
import type { ReportsAnswer } from "#schema/api/reports.ts";
import { callsOf, refuse, serve } from "#web/testing/fakeServer.ts";
import { signedIn } from "#web/testing/people.ts";
import { show, text } from "#web/testing/show.tsx";
import ModerationPage from "./ModerationPage.tsx";

const report: ReportsAnswer[number] = {
  id: 4,
  reporter: "Cleo",
  subject: "Ben",
  reason: "He insults everybody.",
  createdAt: Date.UTC(2026, 10, 1),
  messageID: 12,
  isHidden: false,
  messages: [
    { id: 11, sender: "Cleo", body: "Hello", createdAt: Date.UTC(2026, 10, 1) },
    { id: 12, sender: "Ben", body: "A bad word", createdAt: Date.UTC(2026, 10, 1) },
  ],
};

/** Somebody opens the page, where one report waits until it is decided. */
function openDesk(account: Partial<AccountAnswer>, reports = [report]) {
  let open = reports;
  serve({
    "moderation/reports": () => open,
    "moderation/reports/{reportID}": () => {
      open = [];
      return undefined;
    },
    moderation: () => [],
    "moderation/log": () => [],
    "moderation/sharedAccounts": () => [
      { usernames: ["Zwilling", "Zwillung"], lastAt: Date.UTC(2026, 10, 2), against: 37 },
    ],
  });
  signedIn("Anna", account);
  return show(<ModerationPage />, "/en/moderation");
}

/** The entry of a report in the list. */
async function entryOf(reason: string): Promise<HTMLElement> {
  return (await screen.findByText(reason)).closest("[role=group], li")!.closest("ul > *")!;
}

const toast = (title: string) =>
  within(document.querySelector<HTMLElement>("[data-toasts]")!).findByText(title);

describe("who is let in", () => {
  test("nobody who is no moderator: nothing is even asked for", () => {
    signedIn("Anna");
    show(<ModerationPage />, "/en/moderation");
    screen.getByText(text("moderation.moderatorsOnly"));
    expect(callsOf("moderation/reports")).toEqual([]);
    expect(screen.queryByRole("link", { name: text("moderation.tournaments") })).toBeNull();
  });

  test("no moderator whom an admin has blocked, until that is over", () => {
    signedIn("Anna", { moderator: true, blockedByModerationUntil: Date.now() + 3_600_000 });
    show(<ModerationPage />, "/en/moderation");
    expect(screen.queryByText(text("moderation.reports.title"))).toBeNull();
    expect(callsOf("moderation/reports")).toEqual([]);
  });

  test("moderators, who see accounts that may be one person's, and no way to what only admins may", async () => {
    openDesk({ moderator: true });
    await screen.findByText(report.reason);
    await screen.findByText("Zwillung");
    screen.getByText(text("moderation.shared.facts", { date: "2 November 2026", games: "37" }));
    expect(screen.queryByRole("link", { name: text("moderation.tournaments") })).toBeNull();
  });

  test("admins, who do", async () => {
    openDesk({ admin: true });
    await screen.findByText(report.reason);
    screen.getByRole("link", { name: text("moderation.tournaments") });
  });
});

describe("a report", () => {
  test("shows whom it is about, the message among those around it, and goes with a decision that is sent once", async () => {
    const person = openDesk({ moderator: true });
    await screen.findByText(report.reason);
    const messages = within(screen.getByRole("list", { name: text("moderation.reports.messages") }));
    expect(messages.getAllByRole("listitem").map((one) => one.getAttribute("aria-current"))).toEqual([
      null,
      "true",
    ]);
    await person.dblClick(screen.getByRole("button", { name: text("moderation.reports.dismiss") }));
    await screen.findByText(text("moderation.reports.empty"));
    expect(callsOf("moderation/reports/{reportID}")).toEqual([{ action: "dismiss" }]);
  });

  test("is answered by a block only with a reason, for the days chosen", async () => {
    const person = openDesk({ moderator: true });
    const entry = within(await entryOf(report.reason));
    await person.click(entry.getByRole("button", { name: text("moderation.reports.block") }));
    await person.click(entry.getByRole("button", { name: text("moderation.reports.block") }));
    await entry.findByText(text("form.fault.missing"));
    expect(callsOf("moderation/reports/{reportID}")).toEqual([]);
    await person.type(entry.getByLabelText(text("moderation.block.reason")), "Insults");
    await person.selectOptions(entry.getByRole("combobox"), entry.getAllByRole("option")[0]);
    const days = Number(entry.getAllByRole<HTMLOptionElement>("option")[0].value);
    const before = Date.now();
    await person.click(entry.getByRole("button", { name: text("moderation.reports.block") }));
    await screen.findByText(text("moderation.reports.empty"));
    const [sent] = callsOf("moderation/reports/{reportID}") as { until: number }[];
    expect(sent).toMatchObject({ action: "block", reason: "Insults" });
    expect(Math.round((sent.until - before) / 86_400_000)).toBe(days);
  });

  test("about a deleted account, or whose message is hidden already, offers only what is left", async () => {
    openDesk({ moderator: true }, [{ ...report, subject: null, isHidden: true }]);
    const entry = within(await entryOf(report.reason));
    const offered = ["dismiss", "hide", "warn", "block"].filter((what) =>
      entry.queryByRole("button", { name: text(`moderation.reports.${what}`) }),
    );
    expect(offered).toEqual(["dismiss"]);
  });

  test("that another moderator has decided goes, with word of who has decided how", async () => {
    const person = openDesk({ moderator: true });
    await screen.findByText(report.reason);
    serve({
      "moderation/reports/{reportID}": () =>
        refuse("conflict", 409, [
          { field: "moderator", message: "Modo" },
          { field: "action", message: "warn" },
          { field: "createdAt", message: "2026-11-01T10:00:00.000Z" },
        ]),
      "moderation/reports": () => [],
    });
    await person.click(screen.getByRole("button", { name: text("moderation.reports.hide") }));
    await toast(text("moderation.reports.decided"));
    const warned = text("moderation.log.warn", { moderator: "Modo", subject: "Ben" });
    within(document.querySelector<HTMLElement>("[data-toasts]")!).getByText(
      new RegExp(`^${warned} \\(.*2026`),
    );
    await screen.findByText(text("moderation.reports.empty"));
  });
});

describe("a name", () => {
  test("is taken away because of a report, with a reason that its owner will read", async () => {
    const person = openDesk({ moderator: true });
    const entry = within(await entryOf(report.reason));
    await person.click(entry.getByRole("button", { name: text("moderation.reports.takeName") }));
    entry.getByText(text("moderation.reports.takeNameHint"));
    await person.type(entry.getByLabelText(text("moderation.block.reason")), "It insults people.");
    await person.click(entry.getByRole("button", { name: text("moderation.reports.takeName") }));
    await screen.findByText(text("moderation.reports.empty"));
    expect(callsOf("moderation/reports/{reportID}")).toEqual([
      { action: "takeName", reason: "It insults people." },
    ]);
  });

  test("that is gone already is shown in the reader's language, and not offered to be taken", async () => {
    openDesk({ moderator: true }, [{ ...report, subject: "player77" }]);
    const entry = within(await entryOf(report.reason));
    entry.getByText(text("common.nameless", { number: "77" }));
    expect(entry.queryByRole("button", { name: text("moderation.reports.takeName") })).toBeNull();
    entry.getByRole("button", { name: text("moderation.reports.block") });
  });

  test("is taken away without a report, and nothing happens where there is none of their own", async () => {
    const person = openDesk({ moderator: true }, []);
    const form = within(
      (await screen.findByRole("heading", { name: text("moderation.name.title") })).parentElement!,
    );
    serve({ "moderation/{username}/name": () => refuse("conflict", 409) });
    await person.type(form.getByLabelText(text("moderation.block.username")), "Rohling");
    await person.type(form.getByLabelText(text("moderation.block.reason")), "It insults people.");
    await person.click(form.getByRole("button", { name: text("moderation.reports.takeName") }));
    await toast(text("moderation.name.none"));
    serve({ "moderation/{username}/name": () => undefined });
    await person.click(form.getByRole("button", { name: text("moderation.reports.takeName") }));
    await toast(text("moderation.name.done"));
    expect(callsOf("moderation/{username}/name")).toHaveLength(2);
  });
});
