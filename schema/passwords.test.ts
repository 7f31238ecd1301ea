import { expect, it } from "vitest";
import { passwordStrength } from "./passwords.ts";

it.each([
  ["Passwort2026", "weak"],
  ["kartoffel", "weak"],
  ["abcdefgh1234", "weak"],
  ["Kartoffel7!", "medium"],
  ["ноябрь 24", "medium"],
  ["vier Kugeln im Haus", "strong"],
  ["k9$Tz!m2Qw#r", "strong"],
])("%s is %s", (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});
