import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/**
 * The client's layers: `app` knows the features, a feature knows none but itself, and what several need stands in a folder
 * below them, which knows neither. Biome can forbid a folder, but can't tell a feature's own files from another's.
 */

const root = join(import.meta.dirname, "..");

/** What may import everything: the site as a whole, what builds its pages, and what shows them to tests. */
const above = ["app", "prerender", "testing"];

interface Import {
  file: string;
  imported: string;
}

/** All imports from one file of web/ to another, also of types and of what is loaded later. */
const imports = globSync("web/**/*.{ts,tsx}", { cwd: root }).flatMap((file): Import[] =>
  [
    ...readFileSync(join(root, file), "utf8").matchAll(/\b(?:from|import)\s*\(?\s*"((?:#web\/|\.)[^"]+)"/g),
  ].map(([, name]) => ({
    file: normalize(file),
    imported: name.startsWith("#") ? name.slice(1) : normalize(join(dirname(file), name)),
  })),
);

/** The folder of web/ that a file stands in; of a feature, the feature's. */
function folderOf(file: string): string {
  const [, folder, feature] = file.split("/");
  return folder === "features" ? `features/${feature}` : folder;
}

/** What is wrong with an import, and where to what is imported should move. */
function faultOf({ file, imported }: Import): string[] {
  const [from, to] = [folderOf(file), folderOf(imported)];
  const isBelow = to !== "app" && !to.startsWith("features/");
  if (from === to || isBelow || above.includes(from)) return [];
  const rule = !from.startsWith("features/")
    ? "it is shared by features, and knows none of them"
    : to === "app"
      ? "a feature does not know what it is put into"
      : "a feature does not know another one";
  return [`${file} imports ${imported}: ${rule}. See "Folders of web/" in docs/development.md.`];
}

test("imports lead from app to features, and from both to what they share, never up or from feature to feature", () => {
  expect(imports.length).toBeGreaterThan(3_000);
  expect(imports.flatMap(faultOf)).toEqual([]);
});

test("only tests import what tests are made of", () => {
  const isOfTests = (file: string): boolean => /\.test\.tsx?$|\/testing\/|\/testSupport\.ts$/.test(file);
  expect(imports.filter(({ file, imported }) => isOfTests(imported) && !isOfTests(file))).toEqual([]);
});
