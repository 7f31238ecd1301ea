import { expect, test } from "vitest";
import type { Locale } from "#schema/settings.ts";
import { withoutRoughWords } from "./wordFilter.ts";

test.each<[Locale, string, string]>([
  ["de", "Du Idiot! Was für ein scheißzug.", "Du I••••! Was für ein s••••••••."],
  ["de", "Vollpfosten, verpisst euch", "V••••••••••, v••••••• euch"],
  ["en", "what the FUCKING shit", "what the F•••••• s•••"],
  ["en", "you jerk, you fag", "you j•••, you f••"],
  ["ru", "Ты идиот, блядь", "Ты и••••, б••••"],
  ["ru", "Ебать, сука, хуйня какая-то", "Е••••, с•••, х•••• какая-то"],
  ["de", "i d i o t, Ｉｄｉｏｔ, 1d10t, Idioooot, Іdіоt", "i••••••••, Ｉ••••, 1••••, I•••••••, І••••"],
  ["de", "so ein I\u200Bd\u034Fi\uFE0Fo\u0337t.", "so ein I••••••••."],
  ["en", "$h1t, f.u.c.k, fúck", "$•••, f••••••, f•••"],
  ["ru", "идиoт, с у к а, ид1от", "и••••, с••••••, ид1от"],
])("in %s “%s” is covered", (locale, text, covered) => {
  expect(withoutRoughWords(text, locale)).toBe(covered);
});

test.each<[Locale, string]>([
  [
    "de",
    "Barsch, Mongolei, Fagott, Spaß, Dick und Doof, Schuhe, deprimiert, Pistole, Spachtel, Missgeschick",
  ],
  ["en", "class, Scunthorpe, arsenal, crape, cocktail, prickly, assume, jerkin, fagotto, Wankel, retardant"],
  [
    "ru",
    "хлеб, бляха, мандарин, лохматый, херувим, Херсон, чмокнуть, сук, сукно, требует, ребёнок, учеба, худой",
  ],
])("in %s harmless words stay: %s", (locale, text) => {
  expect(withoutRoughWords(text, locale)).toBe(text);
});

test("a word of another language stays", () => {
  expect(withoutRoughWords("Ты идиот", "de")).toBe("Ты идиот");
});
