import { expect, it, test } from "vitest";
import { linkParts } from "./linkParts.ts";

test("a text without links is one part", () => {
  expect(linkParts("Los geht es!")).toEqual([{ at: 0, text: "Los geht es!" }]);
});

test("a link is told from what stands around it", () => {
  expect(linkParts("Siehe https://example.org/a?b=1, oder (http://example.com).")).toEqual([
    { at: 0, text: "Siehe " },
    { at: 6, text: "https://example.org/a?b=1", href: "https://example.org/a?b=1" },
    { at: 31, text: ", oder (" },
    { at: 39, text: "http://example.com", href: "http://example.com/" },
    { at: 57, text: ")." },
  ]);
});

it.each([
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox",
  "file:///etc/passwd",
  "//example.org",
  "www.example.org",
  "https://",
  "https://tac.example@evil.example/",
  "https://example.org/\u202egnp.exe",
  "xhttps://example.org",
])("%s is no link", (text) => {
  expect(linkParts(text).some(({ href }) => href !== undefined)).toBe(false);
});

test("nothing of a message is lost", () => {
  const body = 'https://a.example"><img src=x onerror=alert(1)> https://b.example!!';
  expect(
    linkParts(body)
      .map(({ text }) => text)
      .join(""),
  ).toBe(body);
});
