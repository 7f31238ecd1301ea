import type * as z from "zod/mini";

/** What can be wrong with a field, one word for each text. */
export const fieldFaults = [
  "not_text",
  "too_short",
  "too_long",
  "not_letters",
  "mixed_scripts",
  "reserved",
  "rude",
  "not_an_email",
  "not_in_team_names",
  "too_common",
] as const;
export type FieldFault = (typeof fieldFaults)[number];

/** The message of a check of a field. */
export const fault = (error: FieldFault) => ({ error, abort: true });

/** The fault of a value, or undefined; for the line under a form's field. */
export function faultOf(field: z.ZodMiniType, value: unknown): FieldFault | undefined {
  const message = field.safeParse(value).error?.issues[0].message;
  return fieldFaults.find((fault) => fault === message);
}
