import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** The numbers of docs/rules.md: each section, and each paragraph of those whose paragraphs are numbered. */
function numbersOfTheRules(): Set<string> {
  const numbers = new Set<string>();
  let section = "";
  for (const line of readFileSync(join(root, "docs/rules.md"), "utf8").split("\n")) {
    section = /^## (\d+)\./.exec(line)?.[1] ?? section;
    const paragraph = /^(\d+)\. /.exec(line)?.[1];
    numbers.add(paragraph === undefined ? section : `${section}.${paragraph}`);
  }
  return numbers;
}

/** The paragraphs of the rules that code and tests refer to, by file: `rules.md 8.2 and 9`, `rules.md 3.4, 6 to 9`. */
function referencesIn(folder: string): { file: string; numbers: string[] }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name))
    .flatMap((name) => {
      const file = join(folder, name);
      const text = readFileSync(join(root, file), "utf8");
      const named = [...text.matchAll(/rules\.md (\d+(?:\.\d+)?(?:(?:, | and | to )\d+(?:\.\d+)?)*)/g)];
      return named.map(([, list]) => ({ file, numbers: list.split(/, | and | to /) }));
    });
}

test("every paragraph that the code names stands in docs/rules.md", () => {
  const known = numbersOfTheRules();
  const references = ["rules", "schema", "party", "web"].flatMap(referencesIn);
  expect(references.length).toBeGreaterThan(20);
  for (const { file, numbers } of references) {
    for (const number of numbers) expect(known, `${file} names rules.md ${number}`).toContain(number);
  }
});
