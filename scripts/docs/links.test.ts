import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";
import { root } from "../process/paths.ts";

const texts = new Map(
  ["README.md", ...globSync("docs/**/*.md", { cwd: root })].map((name) => [
    name,
    readFileSync(join(root, name), "utf8").replace(/^```.*?^```/gms, ""),
  ]),
);

/** The anchors that GitHub gives the headings of a document; a repeated one is numbered. */
function anchorsOf(text: string): Set<string> {
  const seen = new Map<string, number>();
  const anchors = new Set<string>();
  for (const [, heading] of text.matchAll(/^#+ (.+)$/gm)) {
    const anchor = heading
      .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_ -]/gu, "")
      .replaceAll(" ", "-");
    const times = seen.get(anchor) ?? 0;
    seen.set(anchor, times + 1);
    anchors.add(times === 0 ? anchor : `${anchor}-${times}`);
  }
  return anchors;
}

it("a link in the documents leads to a file and a heading that are there", () => {
  const broken: string[] = [];
  for (const [name, text] of texts)
    for (const [, target] of text.replace(/`[^`\n]*`/g, "").matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^\w+:/.test(target)) continue;
      const [path, anchor] = target.split("#");
      const file = path === "" ? name : normalize(join(dirname(name), path));
      const linked = texts.get(file);
      if (!existsSync(join(root, file)) || (anchor !== undefined && linked && !anchorsOf(linked).has(anchor)))
        broken.push(`${name}: ${target}`);
    }
  expect(broken).toEqual([]);
});

it("files that the documents name are there", () => {
  const gone = [...texts].flatMap(([name, text]) =>
    [
      ...text.matchAll(
        /`((?:docs|edge|party|rules|schema|scripts|store|tests|web)\/[\w./-]+\.(?:tsx?|md|json|css|toml))`/g,
      ),
    ]
      .map(([, file]) => file)
      .filter((file) => !existsSync(join(root, file)))
      .map((file) => `${name}: ${file}`),
  );
  expect(gone).toEqual([]);
});
