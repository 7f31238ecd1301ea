import { hc } from "hono/client";
import type { AppType } from "#edge/app.ts";
import { endSession, session } from "./session.ts";

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

  constructor(status: number, options?: ErrorOptions) {
    super(status === 0 ? "the server could not be reached" : `the server answered ${status}`, options);
    this.status = status;
  }
}

/**
 * What a call answers.
 * @throws ApiError where that is no success; one of 401 has ended the session
 */
export async function answerOf<Body>(
  call: Promise<{ ok: boolean; status: number; json: () => Promise<Body> }>,
): Promise<Body> {
  const response = await call.catch((cause) => {
    throw new ApiError(0, { cause });
  });
  if (response.status === 401) endSession();
  if (!response.ok) throw new ApiError(response.status);
  return response.json();
}
