import { expect, it } from "vitest";
import { skeletonOf } from "./lookAlikes.ts";

it.each([
  ["Ada", "aDA"],
  ["Anna", "Аппа"],
  ["Boris", "Вогіs"],
  ["Олег", "Oлer"],
  ["Семён", "Семен"],
  ["Klaus", "KIaus"],
  ["Bernd", "Bemd"],
  ["Jürgen", "Ju\u0308rgen"],
])("%s and %s look alike", (one, other) => {
  expect(skeletonOf(one)).toBe(skeletonOf(other));
});

it.each([
  ["Ada", "Ida"],
  ["Müller", "Muller"],
  ["Вера", "Лера"],
  ["Max", "Mäx"],
])("%s and %s do not", (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other));
});
