import type { Locale } from "#schema/settings.ts";
import de from "./de.json" with { type: "json" };
import en from "./en.json" with { type: "json" };
import ru from "./ru.json" with { type: "json" };

const words: Record<Locale, typeof de> = { de, en, ru };

/**
 * A name for a team that none of these names is: an adjective and animals with the same first letter, "Flinke Füchse".
 * @param chance a number from 0 up to, but not including, 1
 */
export function teamNameBeside(taken: readonly string[], locale: Locale, chance: number): string {
  const used = new Set(taken.map((name) => name.toLowerCase()));
  const free = namesIn(locale).filter((name) => !used.has(name.toLowerCase()));
  if (free.length > 0) return pick(free, chance);
  // There are more names than teams can register, unless somebody takes them all to tease.
  const base = pick(namesIn(locale), chance);
  for (let number = 2; ; number++) {
    const name = `${base} ${number}`;
    if (!used.has(name.toLowerCase())) return name;
  }
}

/** All names in this language. */
export function namesIn(locale: Locale): string[] {
  return words[locale].flatMap(({ adjectives, animals }) =>
    adjectives.flatMap((adjective) => animals.map((animal) => `${adjective} ${animal}`)),
  );
}

function pick(names: readonly string[], chance: number): string {
  return names[Math.floor(chance * names.length)];
}
