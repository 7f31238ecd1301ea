import { Trouble } from "../process/trouble.ts";

/** The number given by an option of a script. @throws Trouble if it is not an integer of at least `least` */
export function countOf(option: string, text: string, least = 1): number {
  const count = Number(text);
  if (text.trim() === "" || !Number.isSafeInteger(count) || count < least)
    throw new Trouble(`Expected a whole number from ${least} on for --${option}, found "${text}".`);
  return count;
}
