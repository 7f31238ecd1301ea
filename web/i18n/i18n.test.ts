import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { currentLocale, speak, startI18n } from "./i18n.ts";

/** Delivers the messages of this file. */
const arrive = new Map<string, () => void>();

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => ({}) });
  vi.stubGlobal(
    "fetch",
    (file: string) => new Promise((resolve) => arrive.set(file, () => resolve(Response.json({})))),
  );
  const started = startI18n("de", ["common"]);
  await vi.waitUntil(() => arrive.size === 1);
  for (const one of arrive.values()) one();
  await started;
});
afterAll(() => vi.unstubAllGlobals());

test("who thinks better of another language while its messages are on their way goes on in the one before", async () => {
  const inEnglish = speak("en");
  await vi.waitUntil(() => arrive.size === 2);
  await speak("de");
  for (const one of arrive.values()) one();
  await inEnglish;
  expect(currentLocale()).toBe("de");
  await speak("en");
  expect(currentLocale()).toBe("en");
});
