import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import { featNames, levelsOf } from "#rules/feats/feats.ts";
import { locales } from "#web/i18n/locale.ts";

const folder = join(import.meta.dirname, "../../locales");

describe.each(locales)("feats in %s", (locale) => {
  const messages = JSON.parse(readFileSync(join(folder, locale, "players.json"), "utf8")).feats;

  test("are all there, each under a name of its own", () => {
    expect(Object.keys(messages.feat).toSorted()).toEqual(featNames.toSorted());
    expect(new Set(featNames.map((feat) => messages.feat[feat].name)).size).toBe(featNames.length);
  });

  test("name their level, as a number is written in the language", async () => {
    const i18n = createInstance();
    await i18n.init({ lng: locale, resources: { [locale]: { players: { feats: messages } } } });
    const t = i18n.getFixedT(locale, "players");
    for (const feat of featNames) {
      const levels = levelsOf(feat);
      for (const level of levels === undefined ? [undefined] : Object.values(levels).flat()) {
        const text = t(`feats.feat.${feat}.did`, { count: level });
        expect(text, feat).not.toMatch(/\{\{|^feats\./);
        if (level !== undefined) expect(text, feat).toContain(level.toLocaleString(locale));
      }
    }
  });
});
