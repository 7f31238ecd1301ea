import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Operator, operatorSchema } from "#schema/operator.ts";
import { root } from "../process/paths.ts";
import { Trouble } from "../process/trouble.ts";

const needed = ["name", "address", "email"] as const satisfies readonly (keyof Operator)[];

/** Reads the operator's data. @throws Trouble that names what is wrong in the file */
export function readOperator(path = join(root, "operator.json")): Operator {
  const { data, error } = operatorSchema.safeParse(parse(path));
  if (data) return data;
  const [{ path: field, message }] = error.issues;
  throw new Trouble(`operator.json: ${[...field, message].join(": ")}`);
}

/** The fields that a public site needs and that are empty. */
export function missingFields(operator: Operator): string[] {
  return needed.filter((field) => operator[field].length === 0);
}

/** What the legal pages lack, as a line for the person at the terminal; `undefined` if they are complete. */
export function operatorWarning(operator: Operator): string | undefined {
  const missing = missingFields(operator);
  if (missing.length === 0) return undefined;
  return `The legal pages name no operator: fill in ${missing.join(", ")} in operator.json before others can see this site.`;
}

function parse(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Trouble(`operator.json can't be read: ${(error as Error).message}`);
  }
}
