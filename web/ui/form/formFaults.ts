import type { ZodMiniType } from "zod/mini";
import {
  contract,
  decisionReason,
  declarant,
  email,
  type FieldFault,
  faultOf,
  givenPassword,
  nameOrAddress,
  password,
  reason,
  report,
  takenUsername,
  teamName,
  tournamentTitle,
  userDescription,
  username,
} from "#schema/api/fields.ts";
import { limits } from "#schema/limits.ts";

/** Validates a field before it is sent, with the server's schema. */
export const checks = {
  username: { field: username, min: limits.usernameMinLength, max: limits.usernameMaxLength },
  takenUsername: { field: takenUsername, min: 1, max: limits.usernameMaxLength },
  nameOrAddress: { field: nameOrAddress, min: 1, max: limits.emailMaxLength },
  password: { field: password, min: limits.passwordMinLength, max: limits.passwordMaxLength },
  givenPassword: { field: givenPassword, min: 1, max: limits.passwordMaxLength },
  email: { field: email, min: 1, max: limits.emailMaxLength },
  reason: { field: reason, min: 1, max: limits.reasonMaxLength },
  report: { field: report, min: 1, max: limits.reportMaxLength },
  tournamentTitle: {
    field: tournamentTitle,
    min: limits.tournamentTitleMinLength,
    max: limits.tournamentTitleMaxLength,
  },
  teamName: { field: teamName, min: limits.teamNameMinLength, max: limits.teamNameMaxLength },
  decisionReason: { field: decisionReason, min: 1, max: limits.decisionReasonMaxLength },
  declarant: { field: declarant, min: 1, max: limits.declarantMaxLength },
  contract: { field: contract, min: 1, max: limits.subscriptionIDMaxLength },
  userDescription: { field: userDescription, min: 0, max: limits.descriptionMaxLength },
} satisfies Record<string, { field: ZodMiniType; min: number; max: number }>;
export type FieldCheck = keyof typeof checks;

/** Possible faults of a field beyond its shape. */
export type FormFault =
  | FieldFault
  | "missing"
  | "differs"
  | "username_taken"
  | "email_taken"
  | "username_unknown"
  | "wrong_password"
  | "blocked";

/** The fault of a value; `undefined` if there is none. */
export function formFaultOf(check: FieldCheck, value: string): FormFault | undefined {
  if (value === "" && checks[check].min > 0) return "missing";
  return faultOf(checks[check].field, value);
}
