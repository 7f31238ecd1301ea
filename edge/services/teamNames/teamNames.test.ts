import { describe, expect, it } from "vitest";
import { teamName } from "#schema/api/fields.ts";
import { locales } from "#schema/settings.ts";
import { namesIn, teamNameBeside } from "./teamNames.ts";

describe.each(locales)("names of teams in %s", (locale) => {
  const names = namesIn(locale);

  it("are many, each once, and names that a team may have", () => {
    expect(names.length).toBeGreaterThan(200);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(teamName.safeParse(name), name).toMatchObject({ data: name });
  });

  it("are an adjective and animals that begin alike", () => {
    for (const name of names) {
      const [adjective, animals, ...more] = name.split(" ");
      expect([adjective[0], more]).toEqual([animals[0], []]);
    }
  });

  it("are given once, as long as there are any", () => {
    const taken = names.slice(1).map((name) => name.toLowerCase());
    expect(teamNameBeside(taken, locale, 0.99)).toBe(names[0]);
    const one = teamNameBeside(names, locale, 0);
    expect(one).toBe(`${names[0]} 2`);
    expect(teamNameBeside([...names, one], locale, 0)).toBe(`${names[0]} 3`);
  });

  it("are all equally likely", () => {
    expect(teamNameBeside([], locale, 0)).toBe(names[0]);
    expect(teamNameBeside([], locale, 1 - Number.EPSILON)).toBe(names.at(-1));
  });
});
