import { afterAll, afterEach, expect, test, vi } from "vitest";
import { readAccount } from "./account.ts";
import { session } from "./session.ts";
import { keepSetting } from "./settings.ts";

const sent: { scheme: string; answer: (response: Response) => void }[] = [];
vi.stubGlobal("sessionStorage", { setItem: () => {} });
vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
  return new Promise<Response>((answer) => sent.push({ scheme: JSON.parse(body).colorScheme, answer }));
});
afterAll(() => vi.unstubAllGlobals());
afterEach(() => {
  session.write(undefined);
  sent.length = 0;
});

const done = () => new Response(null, { status: 204 });
const failed = () => Response.json({ error: "internal" }, { status: 500 });

function signIn(id: number): void {
  const account = { id, colorScheme: "system" } as NonNullable<ReturnType<typeof readAccount>>;
  session.write({ username: `Anna ${id}`, token: `token ${id}`, account });
}

test("what was chosen last is sent last, however long the answers take", async () => {
  signIn(1);
  const kept = [keepSetting("colorScheme", "dark"), keepSetting("colorScheme", "light")];
  await vi.waitUntil(() => sent.length === 1);
  expect(readAccount()?.colorScheme).toBe("light");
  sent[0].answer(failed());
  await expect(kept[0]).rejects.toThrow();
  await vi.waitUntil(() => sent.length === 2);
  sent[1].answer(done());
  await kept[1];
  expect(sent.map(({ scheme }) => scheme)).toEqual(["dark", "light"]);
  expect(readAccount()?.colorScheme).toBe("light");
});

test("what could not be kept counts no longer", async () => {
  signIn(1);
  const kept = keepSetting("colorScheme", "dark");
  await vi.waitUntil(() => sent.length === 1);
  sent[0].answer(failed());
  await expect(kept).rejects.toThrow();
  expect(readAccount()?.colorScheme).toBe("system");
});

test("where nothing of what was chosen could be kept, what was before it counts again", async () => {
  signIn(1);
  const kept = [keepSetting("colorScheme", "dark"), keepSetting("colorScheme", "light")];
  for (const [at, one] of kept.entries()) {
    await vi.waitUntil(() => sent.length === at + 1);
    sent[at].answer(failed());
    await expect(one).rejects.toThrow();
  }
  expect(readAccount()?.colorScheme).toBe("system");
});

test("what waits is not kept with the account of somebody else", async () => {
  signIn(1);
  const kept = [keepSetting("colorScheme", "dark"), keepSetting("colorScheme", "light")];
  await vi.waitUntil(() => sent.length === 1);
  signIn(2);
  sent[0].answer(done());
  await Promise.all(kept);
  expect(sent.length).toBe(1);
  expect(readAccount()?.colorScheme).toBe("system");
});
