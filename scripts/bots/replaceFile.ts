import { renameSync, writeFileSync } from "node:fs";

/** Writes a file atomically: completely or, if the process ends meanwhile, not at all. */
export function replaceFile(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}
