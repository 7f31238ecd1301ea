import { hc } from "hono/client";
import type { AppType } from "#edge/app.ts";
import type { ErrorAnswer } from "#schema/api/errors.ts";
import { requestIDHeader } from "#schema/api/requestID.ts";
import { noteServerTime } from "./serverTime.ts";
import { loseSession, session } from "./session.ts";

/** The API, typed by the Worker's own routes. Every call sends the session's token. */
export const api = hc<AppType>("/", {
  headers: (): Record<string, string> => {
    const token = session.read()?.token;
    return token ? { Authorization: `Bearer ${token}` } : {};
  },
}).gameApi;

/** A call without a successful answer. */
export class ApiError extends Error {
  override name = "ApiError";
  /** The HTTP status; 0 if the server could not be reached. */
  declare readonly status: number;
  /** The error code, if the server sent one. */
  declare readonly code: string | undefined;
  /** What else the server said of the error. */
  declare readonly details: ErrorAnswer["details"];
  /** In how many seconds to retry, if the server said so. */
  declare readonly retryAfter: number | undefined;
  /** The request's id, by which the operator finds it in the log. */
  declare readonly requestID: string | null | undefined;

  constructor(status: number, refusal: ErrorOptions & Refusal = {}) {
    super(status === 0 ? "the server could not be reached" : `the server answered ${status}`);
    Object.assign(this, { status }, refusal);
  }
}

interface Refusal {
  code?: string;
  details?: ErrorAnswer["details"];
  retryAfter?: number;
  requestID?: string | null;
}

/** The part of a response that is read here. */
export type Answer<Body> = { ok: boolean; status: number; headers: Headers; json: () => Promise<Body> };

/**
 * The data that a call returns; nothing if it only confirms.
 * @throws ApiError without success. If the server does not know the session, the session ends here too
 */
export async function answerOf<Body>(call: Promise<Answer<Body>>): Promise<Body> {
  const token = session.read()?.token;
  const response = await call.catch((cause) => {
    throw new ApiError(0, { cause });
  });
  noteServerTime(response.headers);
  if (!response.ok) throw await errorOf(response, token);
  return response.status === 204 ? (undefined as Body) : response.json();
}

async function errorOf(response: Answer<unknown>, token: string | undefined): Promise<ApiError> {
  const said = ((await response.json().catch(() => undefined)) ?? {}) as Partial<ErrorAnswer>;
  const { error: code, details } = said;
  // A wrong password is refused too, but leaves the session alone; so does the end of a session that this tab has
  // already replaced.
  const isUnknown = response.status === 401 && code === "unauthenticated";
  if (isUnknown && session.read()?.token === token) loseSession();
  const retryAfter = Number(response.headers.get("Retry-After")) || undefined;
  const requestID = response.headers.get(requestIDHeader);
  return new ApiError(response.status, { code, details, retryAfter, requestID });
}
