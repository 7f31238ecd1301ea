import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";
import { root } from "../process/paths.ts";

const source = (file: string): string => readFileSync(join(root, file), "utf8");

/** A file and all that its imports reach, but what is loaded later. */
function reachedFrom(file: string): Set<string> {
  const reached = new Set([file]);
  for (const one of reached)
    for (const [, name] of source(one).matchAll(/^(?:import|export) (?!type )[^;]*?"([.#][^"]+\.tsx?)";/gm))
      reached.add(fileOf(name, one));
  return reached;
}

/** The file that another one imports by this name. */
function fileOf(name: string, importer: string): string {
  return name.startsWith("#") ? name.slice(1) : normalize(join(dirname(importer), name));
}

/** The namespaces in a list of quoted names. */
const namesIn = (list: string): string[] => list.match(/\w+/g) ?? [];

const table = "web/app/routes.ts";

/** The pages of the table of routes, and the texts that are loaded with them. */
const pages = [...source(table).matchAll(/import\("(.+?)"\)\),\s*texts: \[(.*?)\]/g)].map(
  ([, name, texts]) => ({ file: fileOf(name, table), texts: namesIn(texts) }),
);

it("the table of routes can be read", () => {
  expect(pages).toHaveLength(source(table).match(/ page: /g)!.length);
});

it.each(pages)("$file has all texts that its code asks for at once", ({ file, texts }) => {
  const asked = [...reachedFrom(file)].flatMap((one) =>
    [...source(one).matchAll(/useTranslation\(\[?((?:"\w+"(?:, )?)+)\]?\)/g)].flatMap(([, names]) =>
      namesIn(names),
    ),
  );
  expect(asked.filter((name) => !["common", ...texts].includes(name))).toEqual([]);
});
