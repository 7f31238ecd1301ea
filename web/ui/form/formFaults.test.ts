import { expect, test } from "vitest";
import { type FieldCheck, type FormFault, formFaultOf } from "./formFaults.ts";

const faults: [FieldCheck, string, FormFault | undefined][] = [
  ["username", "", "missing"],
  ["username", "Al", "too_short"],
  ["username", "Anna1", "not_letters"],
  ["username", "Аnna", "mixed_scripts"],
  ["username", "Анна", undefined],
  ["takenUsername", "x", undefined],
  ["email", "anna@example", "not_an_email"],
  ["email", "anna@example.org", undefined],
  ["password", "passwort1", "too_common"],
  ["password", "drei grüne Stühle", undefined],
  ["givenPassword", "", "missing"],
  ["givenPassword", "1", undefined],
  ["userDescription", "", undefined],
  ["userDescription", "x".repeat(151), "too_long"],
  ["userDescription", "\ud83d", "not_text"],
  ["userDescription", "\ud83d\ude00", undefined],
];

test.each(faults)("%s %j: %s", (check, value, fault) => {
  expect(formFaultOf(check, value)).toBe(fault);
});
