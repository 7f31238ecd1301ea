import { expect, test } from "vitest";
import { quoted } from "./quoted.ts";

test("a text is quoted on one line", () => {
  expect(quoted("I moved.\n\nTac\r\n\tis far.")).toBe("I moved. Tac is far.");
});

test.each(["https://evil.example/login", "www.evil.example", "a@evil.example", "mailto:a@evil"])(
  "nothing in %s is left for mail programs to make a link of",
  (address) => {
    const said = quoted(`See ${address} now.`);
    expect(said).not.toMatch(/\w[.@]\w|:\/|\w:\w/);
    expect(said.replaceAll("\u200b", "")).toBe(`See ${address} now.`);
  },
);

test("names and numbers stay as they are", () => {
  for (const name of ["A. N. Other", "sub_1SWqk2FJ7aXy0mCwvH3dQp9T", "Erika"])
    expect(quoted(name)).toBe(name);
});
