import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import { type Account, readAccount } from "#web/net/account.ts";
import { session } from "#web/net/session.ts";
import { closeToast, toasts } from "#web/ui/toasts.ts";
import { choosePreference, preferenceStore, readPreference, takeOverPreferences } from "./preferenceStore.ts";

const sent: { path: string; body: Record<string, unknown>; answer: (response: Response) => void }[] = [];
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
const page = new EventTarget();

beforeEach(() => {
  session.write(undefined);
  vi.stubGlobal("sessionStorage", storage);
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    return new Promise<Response>((answer) => sent.push({ path, body: JSON.parse(body), answer }));
  });
});
afterEach(() => {
  sent.length = 0;
  kept.clear();
  for (const { id } of toasts.read()) closeToast(id);
});
afterAll(() => {
  session.write(undefined);
  vi.unstubAllGlobals();
});

const done = () => new Response(null, { status: 204 });
const failed = () => Response.json({ error: "internal" }, { status: 500 });
const schemesSent = () => sent.map(({ body }) => body.colorScheme);
const answered = async (at: number, response: Response) => {
  await vi.waitUntil(() => sent.length > at);
  sent[at].answer(response);
};

function signIn(id: number, change: Partial<Account> = {}): Account {
  const account = { id, colorScheme: "system", colorBlindnessFlag: false, ...change } as Account;
  session.write({ username: `Anna ${id}`, token: `token ${id}`, account });
  return account;
}

test("without an account a choice is this browser's", () => {
  choosePreference("colorScheme", "dark");
  choosePreference("isColorBlind", true);
  choosePreference("filteredLanguages", ["en"]);
  expect(Object.fromEntries(kept)).toEqual({
    TacLook: '{"scheme":"dark","isColorBlind":true}',
    TacWordFilter: "en",
  });
  expect(readPreference("filteredLanguages")).toEqual(["en"]);
  expect(sent).toEqual([]);
});

test("the look is kept in this browser and in the account, at whose sign-in another browser takes it over", async () => {
  signIn(1);
  choosePreference("colorScheme", "dark");
  expect(kept.get("TacLook")).toBe('{"scheme":"dark"}');
  await answered(0, done());
  expect(sent[0]).toMatchObject({ path: "/gameApi/setColorScheme", body: { colorScheme: "dark" } });
  takeOverPreferences(signIn(2, { colorScheme: "light", colorBlindnessFlag: true }));
  expect(readPreference("colorScheme")).toBe("light");
  expect(readPreference("isColorBlind")).toBe(true);
  expect(sent).toHaveLength(1);
});

test("what an account keeps counts before what this browser does, and leaves that alone", async () => {
  choosePreference("filteredLanguages", ["en"]);
  signIn(1, { wordFilter: ["de"] });
  expect(readPreference("filteredLanguages")).toEqual(["de"]);
  choosePreference("filteredLanguages", ["de", "ru"]);
  expect(readPreference("filteredLanguages")).toEqual(["de", "ru"]);
  await answered(0, done());
  session.write(undefined);
  expect(readPreference("filteredLanguages")).toEqual(["en"]);
});

test("who follows a preference hears of a choice here, in another tab, and of another account", () => {
  let heard = 0;
  const stop = preferenceStore("seatPositions").subscribe(() => heard++);
  choosePreference("seatPositions", [2, 0]);
  expect(heard).toBe(1);
  kept.set("TacSettingsDefaultPositions", "[3,0]");
  page.dispatchEvent(new Event("storage"));
  expect(heard).toBe(2);
  expect(readPreference("seatPositions")).toEqual([3, 0]);
  signIn(1, { gameDefaultPositions: [0, 0] });
  expect(heard).toBe(3);
  expect(readPreference("seatPositions")).toEqual([0, 0]);
  stop();
  choosePreference("seatPositions", [1, 0]);
  expect(heard).toBe(3);
});

test("what was chosen last is sent last, however long the answers take", async () => {
  signIn(1);
  choosePreference("colorScheme", "dark");
  choosePreference("colorScheme", "light");
  expect(readAccount()?.colorScheme).toBe("light");
  await answered(0, failed());
  await answered(1, done());
  await vi.waitUntil(() => schemesSent().length === 2);
  expect(schemesSent()).toEqual(["dark", "light"]);
  expect(readAccount()?.colorScheme).toBe("light");
  // What could not be kept has been replaced.
  expect(toasts.read()).toEqual([]);
});

test("what could not be kept counts no longer in the account, and one toast says so", async () => {
  signIn(1, { wordFilter: ["de"] });
  choosePreference("filteredLanguages", ["de", "en"]);
  choosePreference("filteredLanguages", ["en"]);
  await answered(0, failed());
  await answered(1, failed());
  await vi.waitUntil(() => toasts.read().length > 0);
  expect(readPreference("filteredLanguages")).toEqual(["de"]);
  expect(toasts.read()).toMatchObject([{ kind: "error" }]);
});

test("where the last choice could not be kept, the one before counts again that was", async () => {
  signIn(1);
  choosePreference("colorScheme", "dark");
  choosePreference("colorScheme", "light");
  await answered(0, done());
  await answered(1, failed());
  await vi.waitUntil(() => toasts.read().length > 0);
  expect(readAccount()?.colorScheme).toBe("dark");
});

test("what one user has chosen is not sent to the account of somebody else", async () => {
  signIn(1);
  choosePreference("colorScheme", "dark");
  choosePreference("colorScheme", "light");
  await vi.waitUntil(() => sent.length === 1);
  signIn(2);
  sent[0].answer(failed());
  choosePreference("isColorBlind", true);
  await vi.waitUntil(() => sent.length === 2);
  expect(schemesSent()).toEqual(["dark", undefined]);
  expect(readAccount()?.colorScheme).toBe("system");
  expect(toasts.read()).toEqual([]);
});
