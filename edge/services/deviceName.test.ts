import { expect, it } from "vitest";
import { limits } from "#schema/limits.ts";
import { deviceNameOf } from "./deviceName.ts";

const mozilla = "Mozilla/5.0";
const webkit = "AppleWebKit/537.36 (KHTML, like Gecko)";

it.each([
  ["Chrome", "Windows", `${mozilla} (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`],
  ["Chrome", "Android", `${mozilla} (Linux; Android 10; K) ${webkit} Chrome/141.0.0.0 Mobile Safari/537.36`],
  ["Chrome", "ChromeOS", `${mozilla} (X11; CrOS x86_64 14541.0.0) ${webkit} Chrome/141.0.0.0 Safari/537.36`],
  ["Chrome", "Linux", `${mozilla} (X11; Linux x86_64) ${webkit} HeadlessChrome/141.0.0.0 Safari/537.36`],
  [
    "Chrome",
    "iOS",
    `${mozilla} (iPhone; CPU iPhone OS 18_0 like Mac OS X) CriOS/141.0 Mobile/15E148 Safari/604.1`,
  ],
  ["Edge", "Windows", `${mozilla} (Windows NT 10.0) ${webkit} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`],
  ["Firefox", "Linux", `${mozilla} (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0`],
  [
    "Opera",
    "macOS",
    `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Chrome/140.0 Safari/537.36 OPR/124.0`,
  ],
  [
    "Safari",
    "iOS",
    `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1`,
  ],
  ["Safari", "macOS", `${mozilla} (Macintosh; Intel Mac OS X 10_15_7) Version/18.6 Safari/605.1.15`],
  [
    "Samsung Internet",
    "Android",
    `${mozilla} (Linux; Android 10; K) SamsungBrowser/28.0 Chrome/130.0 Safari/537.36`,
  ],
  [null, null, "<script>alert(1)</script>"],
  [null, null, undefined],
])("%s on %s is known by what it says of itself", (browser, system, userAgent) => {
  expect(deviceNameOf(userAgent)).toMatchObject({ browser, system });
});

it.each([
  ["mobile", `${mozilla} (Linux; Android 10; K) ${webkit} Chrome/140.0 Mobile Safari/537.36`],
  ["tablet", `${mozilla} (Linux; Android 10; K) ${webkit} Chrome/140.0 Safari/537.36`],
  ["mobile", `${mozilla} (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1`],
  ["tablet", `${mozilla} (iPad; CPU OS 18_6 like Mac OS X) Version/18.6 Mobile/15E148 Safari/604.1`],
  ["desktop", `${mozilla} (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0`],
  [null, "curl/8.5"],
])("a %s is known by what it says of itself", (kind, userAgent) => {
  expect(deviceNameOf(userAgent).kind).toBe(kind);
});

it("what stands behind the part that is read is not looked for", () => {
  const long = "Android ".repeat(limits.userAgentRead / "Android ".length);
  expect(deviceNameOf(`${long}Mobile Chrome/141.0`)).toEqual({
    browser: null,
    system: "Android",
    kind: "tablet",
  });
});
