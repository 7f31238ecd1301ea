import { expect, it } from "vitest";
import { isPushEndpoint } from "./push.ts";

it.each([
  "https://fcm.googleapis.com/fcm/send/abc:def",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://wns2-by3p.notify.windows.com/w/?token=abc",
  "https://web.push.apple.com/abc",
])("%s is a browser's push service", (endpoint) => expect(isPushEndpoint(endpoint)).toBe(true));

it.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/",
  "https://fcm.googleapis.com.example.org/",
  "https://evil-fcm.googleapis.com/",
  "https://notify.windows.com.example.org/",
  "https://push.apple.com@169.254.169.254/",
  "https://169.254.169.254/.push.apple.com",
  "https://user:word@web.push.apple.com/",
  "https://localhost/",
  "https://[::1]/",
  "file:///etc/passwd",
  "javascript:alert(1)",
  "nothing",
  "",
])("%j is none", (endpoint) => expect(isPushEndpoint(endpoint)).toBe(false));

it("the operator may name others, by their whole origin", () => {
  const further = "https://push.example.org,http://127.0.0.1:4711";
  expect(isPushEndpoint("https://push.example.org/abc", further)).toBe(true);
  expect(isPushEndpoint("http://127.0.0.1:4711/abc", further)).toBe(true);
  expect(isPushEndpoint("http://push.example.org/abc", further)).toBe(false);
  expect(isPushEndpoint("http://127.0.0.1:4712/abc", further)).toBe(false);
  expect(isPushEndpoint("data:,", "")).toBe(false);
});
