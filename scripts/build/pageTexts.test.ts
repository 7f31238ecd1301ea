import { readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, it } from "vitest";
import { routes } from "#web/app/routes.ts";
import { root } from "../process/paths.ts";

const source = (file: string): string => readFileSync(join(root, file), "utf8");

/** A file and all that its imports reach, but what is loaded later. */
function reachedFrom(file: string): Set<string> {
  const reached = new Set([file]);
  for (const one of reached)
    for (const [, name] of source(one).matchAll(/^(?:import|export) (?!type )[^;]*?"([.#][^"]+\.tsx?)";/gm))
      reached.add(name.startsWith("#") ? name.slice(1) : normalize(join(dirname(one), name)));
  return reached;
}

const pageFiles = [...source("web/app/routes.ts").matchAll(/import\("#(web\/features\/[^"]+)"\)/g)].map(
  ([, file]) => file,
);

it.each(routes.map((route, index) => [pageFiles[index], route.texts] as const))(
  "%s has all texts that its code asks for at once",
  (file, texts) => {
    const asked = [...reachedFrom(file)].flatMap((one) =>
      [...source(one).matchAll(/useTranslation\(\[?((?:"\w+"(?:, )?)+)\]?\)/g)].flatMap(([, names]) =>
        names.replaceAll('"', "").split(", "),
      ),
    );
    const there: readonly unknown[] = ["common", ...texts];
    expect(asked.filter((name) => !there.includes(name))).toEqual([]);
  },
);
