import type { Locale } from "../settings.ts";
import { foldPattern, foldWords, type Script } from "./foldedWords.ts";
import { roughWords } from "./roughWords.ts";

/*
 * What nobody may be called, neither people nor teams, groups and tournaments: the rough words of messages at the beginning
 * of a word, whatever case and letters it is written in, and the worst of them anywhere in one.
 */

const localesOf: Record<Script, readonly Locale[]> = { latin: ["de", "en"], cyrillic: ["ru"] };

/** Words that are said in messages for good reasons, but are no names. */
const onlyInNames: Record<Script, readonly string[]> = {
  latin: [
    "dildo",
    "goebbels",
    "heilhitler",
    "himmler",
    "hitler",
    "kinderschänder",
    "nazi(?!f|h|l|m|r)",
    "penis(?!t)",
    "porno?s?(?!\\p{L})",
    "p[äa]dophil",
    "pedo(?:phil|s)?(?!\\p{L})",
    "rapist",
    "siegheil",
    "untermensch",
    "vagina",
    "vergewaltig",
  ],
  cyrillic: ["геббельс", "гитлер", "насильник", "нацист", "педофил", "фашист"],
};

/** Words that are no better in the middle of another word. */
const anywhere: Record<Script, readonly string[]> = {
  latin: [
    "arschl[oö]ch",
    "cocksuck",
    "cunt",
    "dickhead",
    "faggot",
    "fotze",
    "fuck",
    "fick(?:en|er|t)(?!\\p{L})",
    "hitler",
    "hurensohn",
    "missgeburt",
    "motherf",
    "(?<!s)nigg(?:a|er)",
    "scheiß",
    "schlampe",
    "schwuchtel",
    "shit(?:bag|face|head|hole)",
    "whore",
    "wichs(?:en|er|t)",
  ],
  cyrillic: [
    "бляд",
    "выбляд",
    "г[ао]ндон",
    "гитлер",
    "долбо[её]б",
    "залуп",
    "мудак",
    "(?<!с)пид[ао]р",
    "пизд",
    "ху(?:ес|ил|ин[юя]|й)",
    "черножоп",
    "шлюх",
  ],
};

/** Names and words that only begin like a rough one, or contain one by chance. */
const harmless: Record<Script, readonly string[]> = {
  latin: ["pissarro", "scunthorpe", "slutsk"],
  cyrillic: ["скипидар"],
};

const scripts: readonly Script[] = ["latin", "cyrillic"];
const patternOf = (words: readonly string[]) => words.map(foldPattern).join("|");
const rude = Object.fromEntries(
  scripts.map((script) => {
    const begins = [...localesOf[script].flatMap((locale) => roughWords[locale]), ...onlyInNames[script]];
    const pattern = `(?<!\\p{L})(?:${patternOf(begins)})|${patternOf(anywhere[script])}`;
    return [script, new RegExp(pattern, "u")];
  }),
) as Record<Script, RegExp>;

/** Whether a name contains a rough word, however it is spelled. Scunthorpe does not. */
export function isRudeName(name: string): boolean {
  // "SuperIdiot" is two words, "IdIoT" is one.
  const inWords = name.replace(/(?<=\p{Ll})(?=\p{Lu})/gu, " ");
  return [name, inWords].some((written) => scripts.some((script) => isRude(written, script)));
}

function isRude(name: string, script: Script): boolean {
  const { letters } = foldWords(name, script);
  const left = harmless[script].reduce((text, word) => text.replaceAll(word, "\u00B7"), letters);
  return rude[script].test(left);
}
