import { HTTPException } from "hono/http-exception";
import { log } from "#party/log.ts";
import type { ErrorAnswer, ErrorCode } from "#schema/api/errors.ts";
import { tournamentRefusals } from "#schema/tournament/refusals.ts";

export const statusOf = {
  invalid: 422,
  unauthenticated: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  too_slow: 408,
  too_many_requests: 429,
  unavailable: 503,
  internal: 500,
  user: 401,
  email: 401,
  password: 401,
  wrong_password: 403,
  blocked: 403,
  USERNAME_NOT_AVAILABLE: 409,
  EMAIL_NOT_AVAILABLE: 409,
  already_sponsor: 409,
  not_sponsor: 409,
  withdrawn_lately: 409,
  linked_elsewhere: 409,
  too_late: 409,
  not_active: 409,
  too_many_tables: 409,
  too_many_games: 409,
  user_not_found: 400,
  token: 404,
  already_active: 409,
  not_admin: tournamentRefusals.not_admin,
  not_member: tournamentRefusals.not_member,
  other_is_member: tournamentRefusals.other_is_member,
  wrong_status: tournamentRefusals.wrong_status,
  wrong_dates: tournamentRefusals.wrong_dates,
} as const satisfies Record<ErrorCode, number>;

/** An error with a code for the caller. Anything below the app may throw it; the app answers with it. */
export class Problem extends Error {
  override name = "Problem";
  readonly code: ErrorCode;
  readonly details: ErrorAnswer["details"];
  readonly headers: Record<string, string>;
  /** Whether it is no fault although its status says so: this site does not offer what was asked for. */
  readonly isMeant: boolean;

  constructor(
    code: ErrorCode,
    message: string,
    more: {
      details?: ErrorAnswer["details"];
      headers?: Record<string, string>;
      cause?: unknown;
      isMeant?: boolean;
    } = {},
  ) {
    super(message, { cause: more.cause });
    this.code = code;
    this.details = more.details;
    this.headers = more.headers ?? {};
    this.isMeant = more.isMeant ?? false;
  }

  get status() {
    return statusOf[this.code];
  }

  /** The HTTP answer. */
  get response(): Response {
    const { code: error, message, details, status, headers } = this;
    const body: ErrorAnswer = { error, message, ...(details && { details }) };
    return Response.json(body, { status, headers });
  }
}

/**
 * What the caller may know about anything that was thrown: never a stack, never an internal message. Our own faults are
 * logged.
 */
export function asProblem(error: unknown): Problem {
  const problem = translate(error);
  if (problem.status >= 500 && !problem.isMeant)
    log(`answered ${problem.code}`, "error", problem.message, problem.cause);
  return problem;
}

function translate(error: unknown): Problem {
  if (error instanceof Problem) return error;
  // Hono itself throws here only when it can't read a body.
  if (error instanceof HTTPException) return new Problem("invalid", "The body is not JSON.");
  return new Problem("internal", "Something went wrong here.", { cause: error });
}
