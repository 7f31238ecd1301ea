import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import type { Operator } from "#schema/operator.ts";
import { operatorWarning, readOperator } from "./operator.ts";

const nobody: Operator = {
  name: "",
  representedBy: "",
  address: [],
  email: "",
  language: "de",
  phone: "",
  register: "",
  vatId: "",
  supervisoryAuthority: "",
  processors: [],
  sourceCode: "",
  hallOfFame: { publisher: [], donors: [], translators: [], family: [] },
  subscription: { paymentFee: { fixed: 35, percent: 2.5 }, vatPercent: null },
};
const somebody: Operator = {
  ...nobody,
  name: "Erika Mustermann",
  address: ["Musterweg 1", "12345 Musterstadt", "Deutschland"],
  email: "erika@example.org",
};

function written(content: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), "tac-operator-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, "operator.json");
  writeFileSync(path, typeof content === "string" ? content : JSON.stringify(content));
  return path;
}

it("what comes with the code can be read", () => {
  expect(() => readOperator()).not.toThrow();
});

it("nothing is missed where name, address and e-mail are there", () => {
  expect(operatorWarning(readOperator(written(somebody)))).toBeUndefined();
});

it("what is missing is named", () => {
  expect(operatorWarning(nobody)).toContain("fill in name, address, email in operator.json");
  expect(operatorWarning({ ...somebody, email: "" })).toContain("fill in email in");
});

it.each([
  [{ ...somebody, email: "erika" }, "operator.json: email: "],
  [{ ...somebody, language: "fr" }, "operator.json: language: "],
  [{ ...somebody, sourceCode: "javascript:alert(1)" }, "operator.json: sourceCode: "],
  [{ ...somebody, adress: [] }, "operator.json: "],
  ["{", "operator.json can't be read: "],
])("a file that can't be shown is refused: %j", (content, message) => {
  expect(() => readOperator(written(content))).toThrow(message);
});
