import { appendFileSync } from "node:fs";
import { Trouble } from "../process/trouble.ts";

/** The log says who was where at what time. */
const forUsAlone = 0o600;

/**
 * Appends lines to a file, which is opened for each, so that it may be rotated. A line that can't be appended is left out
 * and nothing is thrown: without room on the disk the site goes on. That is said once, as is its end.
 * @throws Trouble if the file can't be written at the beginning
 */
export function openLogFile(file: string): (line: string) => void {
  const append = (text: string) => appendFileSync(file, text, { mode: forUsAlone });
  try {
    append("");
  } catch (error) {
    throw new Trouble(`LOG_FILE ${file} can't be written: ${(error as Error).message}.`);
  }
  let leftOut = 0;
  return (line) => {
    try {
      append(`${line}\n`);
    } catch (error) {
      if (leftOut === 0)
        console.error(`The log is not appended to ${file} for now: ${(error as Error).message}.`);
      leftOut++;
      return;
    }
    if (leftOut > 0) console.error(`The log is appended to ${file} again; lines missing: ${leftOut}.`);
    leftOut = 0;
  };
}
