import { describe, expect, it } from "vitest";
import { boxOf, mailBoxOf } from "./boxOf.ts";

const boxes = [
  ["Ada@Example.org", "ada@example.org"],
  ["ada+tac@example.org", "ada@example.org"],
  ["ada+a+b@example.org", "ada@example.org"],
  ["a.da@example.org", "a.da@example.org"],
  ["+a@example.org", "+a@example.org"],
  ["a.d.a+x@googlemail.com", "ada@gmail.com"],
];

it.each(boxes)("the box of %s is %s", (address, box) => {
  expect(boxOf(address)).toBe(box);
});

describe("mails are counted by box, as the large providers have them:", () => {
  it.each([
    ...boxes,
    ["A.d-a_+x@pm.me", "ada@proton.me"],
    ["a.da+1@me.com", "a.da@icloud.com"],
    ["a.d-a+1@ya.ru", "ada@yandex.ru"],
    ["a.d-a+1@outlook.com", "a.d-a@outlook.com"],
  ])("that to %s with those to %s", (address, box) => {
    expect(mailBoxOf(address)).toBe(box);
  });
});
