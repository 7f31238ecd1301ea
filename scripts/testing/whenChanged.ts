import { check, type PlannedStep } from "./plan.ts";

/** The steps that test a change of these files. */
export function stepsFor(files: readonly string[]): readonly PlannedStep[] {
  return files.length === 0 ? [] : check;
}
