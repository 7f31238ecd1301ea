import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Locale } from "#schema/settings.ts";
import { locales } from "./locale.ts";
import { keysOf } from "./messageKeys.ts";

const root = join(import.meta.dirname, "../..");

/** Every text of a language that a user reads: of the site, of mails and of notifications. */
function textsIn(locale: Locale): [where: string, text: string][] {
  const site = readdirSync(join(root, "web/locales", locale)).map((file) => `web/locales/${locale}/${file}`);
  const sent = ["edge/mail/texts", "party/user/notices/texts"].map((folder) => `${folder}/${locale}.json`);
  return [...site, ...sent].flatMap((file) =>
    [...keysOf(JSON.parse(readFileSync(join(root, file), "utf8")))].map(([key, text]): [string, string] => [
      `${file} ${key}`,
      text,
    ]),
  );
}

/** Words that must not occur in a text, and what to write instead. */
type Rules = Record<string, RegExp>;

const typewriterQuotes = { "no typewriter quotes": /["']/ };
const unit = (words: string): Rules => ({
  "a no-break space (U+00A0) between number and unit": RegExp(
    `(\\d (${words})|seconds\\}\\} [sс])(?!\\p{L})`,
    "u",
  ),
});

const rules: Record<Locale, Rules> = {
  de: {
    ...typewriterQuotes,
    ...unit("MB|Minuten|Stunden|Tagen?"),
    "„…“ as quotes": /[«»”‚‘]/,
    "a no-break space (U+00A0) before …": / …/,
    "du, in small letters": /[\p{Ll},] (Sie|Ihnen|Ihre?[mnrs]?|Du|Dein\p{L}*|Dir|Dich)(?!\p{L})/u,
    zuschauen: /zusehen|zusieht/i,
    "E-Mail": /(?<!E-)\bMails?\b/,
    "Konto, Benutzername": /Account|Nutzername/,
    "Warteraum, Meisterkarten, schlagen": /Wartezimmer|Masterkart|rauswerf|kick/i,
  },
  en: {
    ...typewriterQuotes,
    ...unit("MB|minutes|hours|days"),
    "“…” as quotes": /[„«»‚‘]/,
    "no space before …": /[ \u00a0]…/,
    "marble, not ball": /\bballs?\b/i,
    "knock out, not kick": /\bkick/i,
    "spectator, not onlooker": /\bonlooker/i,
    "front page: home is a place on the board": /\b(home|start) ?page\b/i,
    "inside home, or at home": /\b(with)?in (the )?home\b/i,
    "e-mail": /(?<!\{)\bemail\b|(?<!e-)\bmails?\b/i,
    "Go to …": /^To (the|your) /,
    "British spelling": /(?<!\{\{)\bcolor|\blicense|favorite/i,
  },
  ru: {
    ...typewriterQuotes,
    ...unit("МБ|минут|час(?:а|ов)|дней"),
    "«…» as quotes, „…“ inside them": /[”‘’]|^[^«]*„/,
    "no space before …": /[ \u00a0]…/,
    "a no-break space (U+00A0) before —": / —|\s-\s/,
    "вы, not ты": /(?<!\p{L})(ты|теб[ея]|тобой|тво\p{L}{1,3})(?!\p{L})/iu,
    "вы, in small letters": /[\p{Ll},] (Вы|Вас|Вам|Ваш\p{L}*)(?!\p{L})/u,
    "nothing that only men or only women are":
      /(?<!\p{L})(готова?|рада?|согласе?на?|уверена?)(?!\p{L})|\([аи]\)|(?<!\p{L})вы (не )?\p{L}+л(а|ся|ась)?(?!\p{L})/iu,
    "no past tense after a name alone, which has no gender":
      /(?<!игрок |\{)\{\{?\w*(name|by|friend|moderator|replaced|holder)\}\}? ((не|снова) )?\p{L}+л(а|ся|ась)?(?!\p{L})/iu,
    аккаунт: /уч[её]тн\p{L}+ запис/iu,
    "мастер-карты": /мастерск|мастер карт|карт\p{L}* мастер/iu,
    "шарик, выбить, сбросить": /(?<!\p{L})(мяч|бить шар|съе[сл]|снос)/iu,
    "запрос в друзья": /заявк|предложени\p{L}+ дружбы/iu,
    фото: /фотографи(я|ю|и|ей)(?!\p{L})/iu,
    "электронной почты": /эл\. почты/i,
  },
};

test.each(
  locales.flatMap((locale) =>
    Object.entries(rules[locale]).map(([rule, never]) => [locale, rule, never] as const),
  ),
)("texts in %s: %s", (locale, _rule, never) => {
  expect(textsIn(locale).filter(([, text]) => never.test(text))).toEqual([]);
});

/**
 * Words that readers of a language asked for, by key: the words before were misunderstood, or not understood at all.
 */
const chosen: Record<Locale, Record<string, string>> = {
  de: {
    "common look.colorBlind": "Farben für Farbfehlsichtige",
    "game got": "Von {{name}} bekommen: {{card}}.",
    "settings notices.kinds": "Sag mir Bescheid, wenn\u00a0…",
    "settings notices.test": "Testmitteilung senden",
    "waiting bot.add": "Bot hinzufügen",
  },
  en: {
    "common look.colorBlind": "Colour-blind friendly",
    "common look.schemes.system": "System default",
    "game action.discard": "Discard",
    "game got": "{{name}} gave you: {{card}}.",
    "game now.chooseTarget": "Choose a destination.",
    "game refused.title": "Move not accepted",
    "settings peace.title": "Muting and filters",
    "table parts.report": "Report a bug",
    "table reactions.title": "Reactions",
    "table replay.eyes": "View as",
    "table replay.forth": "Next move",
    "table statistics.perMove": "Time per move",
  },
  ru: {
    "game action.only": "Сделать ход",
    "people mute": "Заглушить",
    "people unmute": "Включить снова",
    "settings peace.title": "Тишина и фильтры",
    "table statistics.kicked": "Выбито",
    "table statistics.lost": "Потеряно",
    "waiting state.ready": "Готово",
  },
};

test.each(locales)("the words that were chosen in %s stand", (locale) => {
  const texts = new Map(textsIn(locale));
  const said = Object.keys(chosen[locale]).map((name) => {
    const [namespace, key] = name.split(" ");
    return [name, texts.get(`web/locales/${locale}/${namespace}.json ${key}`)];
  });
  expect(Object.fromEntries(said)).toEqual(chosen[locale]);
});

const angel: Record<Locale, RegExp> = {
  de: /liegt keine in der Basis, .*1 oder 13/,
  en: /if none is in the base, .*1 or 13/,
  ru: /если на базе шариков нет, .*1 или 13/,
};

test.each(locales)(
  "the Angel moves by 1 or 13 only if the base is empty, as rules.md 7.2 has it, in %s",
  (locale) => {
    expect(new Map(textsIn(locale)).get(`web/locales/${locale}/game.json help.E`)).toMatch(angel[locale]);
  },
);

test.each(["edge/mail/texts", "party/user/notices/texts"])("%s says the same in every language", (folder) => {
  const [german, ...others] = locales.map((locale) =>
    [...keysOf(JSON.parse(readFileSync(join(root, folder, `${locale}.json`), "utf8")))].map(
      ([key, text]) => `${key} ${[...text.matchAll(/\{\w+\}/g)].toSorted().join()}`,
    ),
  );
  for (const other of others) expect(other.toSorted()).toEqual(german.toSorted());
});
