import { Trouble } from "../trouble.ts";

/** The number that an option of a script says. @throws Trouble where it is not a whole number, `least` or more */
export function countOf(option: string, text: string, least = 1): number {
  const count = Number(text);
  if (text.trim() === "" || !Number.isSafeInteger(count) || count < least)
    throw new Trouble(`Expected a whole number from ${least} on for --${option}, found "${text}".`);
  return count;
}
