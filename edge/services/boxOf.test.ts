import { expect, it } from "vitest";
import { boxOf } from "./boxOf.ts";

it.each([
  ["Ada@Example.org", "ada@example.org"],
  ["ada+tac@example.org", "ada@example.org"],
  ["ada+a+b@example.org", "ada@example.org"],
  ["a.da@example.org", "a.da@example.org"],
  ["+a@example.org", "+a@example.org"],
  ["a.d.a+x@googlemail.com", "ada@gmail.com"],
])("the box of %s is %s", (address, box) => {
  expect(boxOf(address)).toBe(box);
});
