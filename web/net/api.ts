import { hc } from "hono/client";
import type { AppType } from "#edge/app.ts";
import type { ErrorAnswer } from "#schema/api/errors.ts";
import { noteServerTime } from "./serverTime.ts";
import { loseSession, session } from "./session.ts";

/** The API, typed by the Worker's own routes. The session's token goes with every call. */
export const api = hc<AppType>("/", {
  headers: (): Record<string, string> => {
    const token = session.read()?.token;
    return token ? { Authorization: `Bearer ${token}` } : {};
  },
}).gameApi;

/** A call that was not answered with a success. */
export class ApiError extends Error {
  override name = "ApiError";
  /** As HTTP has it; 0 where the server could not be reached. */
  readonly status: number;
  /** Which refusal it is, where the server said it. */
  readonly code: string | undefined;
  /** After how many seconds it may be tried again, where the server said it. */
  readonly retryAfter: number | undefined;

  constructor(status: number, { code, retryAfter, ...options }: ErrorOptions & Refusal = {}) {
    super(status === 0 ? "the server could not be reached" : `the server answered ${status}`, options);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

interface Refusal {
  code?: string;
  retryAfter?: number;
}

/** As much of an answer as is read here. */
export type Answer<Body> = { ok: boolean; status: number; headers: Headers; json: () => Promise<Body> };

/**
 * What a call answers; nothing where it only says that it is done.
 * @throws ApiError where that is no success; one that does not know the session has ended it here too
 */
export async function answerOf<Body>(call: Promise<Answer<Body>>): Promise<Body> {
  const token = session.read()?.token;
  const response = await call.catch((cause) => {
    throw new ApiError(0, { cause });
  });
  noteServerTime(response.headers.get("Date"));
  if (!response.ok) throw await errorOf(response, token);
  return response.status === 204 ? (undefined as Body) : response.json();
}

async function errorOf(response: Answer<unknown>, token: string | undefined): Promise<ApiError> {
  const { error: code } = ((await response.json().catch(() => undefined)) ?? {}) as Partial<ErrorAnswer>;
  // A wrong password is refused too, but leaves the session as it is; so does the end of one that another has followed here.
  const isUnknown = response.status === 401 && code === "unauthenticated";
  if (isUnknown && session.read()?.token === token) loseSession();
  const retryAfter = Number(response.headers.get("Retry-After")) || undefined;
  return new ApiError(response.status, { code, retryAfter });
}
