import { inRequest } from "#party/log.ts";
import { passFiguresOn } from "#party/passFiguresOn.ts";
import { requestIDHeader } from "#schema/api/requestID.ts";
import { serverTimeHeader } from "#schema/api/serverTime.ts";
import type { Env } from "./env.ts";
import { guarded } from "./guarded.ts";
import { asProblem } from "./problem.ts";

type Fetch = (request: Request, env: Env, context: ExecutionContext) => Promise<Response>;

/**
 * Gives each request to the Worker an id, which its answer carries in a header, and its lines in the log carry too. The
 * answer also carries the time.
 * Whatever is thrown becomes an answer. The answer that opens a socket passes unchanged.
 */
export function withRequestID(answer: Fetch): Fetch {
  return (request, env, context) => {
    const id = idOf(request);
    return inRequest(id, async () => {
      const answered = await answer(request, env, context).catch((error) =>
        guarded(asProblem(error).response),
      );
      passFiguresOn(env, Date.now(), context);
      if (answered.status === 101) return answered;
      const response = new Response(answered.body, answered);
      response.headers.set(requestIDHeader, id);
      response.headers.set(serverTimeHeader, String(Date.now()));
      return response;
    });
  };
}

/** Cloudflare's own id of the request, by which its dashboard finds it, or else a new one. */
function idOf({ headers }: Request): string {
  const [ray] = /^[0-9a-f]{16}/.exec(headers.get("CF-Ray") ?? "") ?? [];
  return ray ?? crypto.randomUUID().replaceAll("-", "").slice(0, 16);
}
