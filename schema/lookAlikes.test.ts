import fc from "fast-check";
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
  ["Die Adler", "Die\uFE0F Adler"],
  ["Die Adler", "DIE_ADLER"],
  ["Adler", "A\u034Fd\u3164ler"],
  ["Adler", "Ａｄｌｅｒ"],
  ["Adler", "A\u0337d\u0337ler"],
  ["Boris", "\u0392oris"],
])("%s and %s look alike", (one, other) => {
  expect(skeletonOf(one)).toBe(skeletonOf(other));
});

it.each([
  ["Ada", "Ida"],
  ["Müller", "Muller"],
  ["Вера", "Лера"],
  ["Max", "Mäx"],
  ["Team 1", "Team 2"],
  ["Rot+", "Rot"],
  ["Сеня", "Сейя"],
])("%s and %s do not", (one, other) => {
  expect(skeletonOf(one)).not.toBe(skeletonOf(other));
});

it("whatever a name is, its skeleton is its own skeleton, and not much longer", () => {
  const anything = fc.oneof(fc.string({ unit: "binary" }), fc.string({ unit: "grapheme-composite" }));
  fc.assert(
    fc.property(anything, (name) => {
      const skeleton = skeletonOf(name);
      expect(skeletonOf(skeleton)).toBe(skeleton);
      expect(skeleton.length).toBeLessThanOrEqual(18 * name.length);
    }),
  );
});
