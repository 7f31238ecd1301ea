import { type Request, request } from "#schema/protocol/envelope.ts";

/** The request in a frame; `undefined` if it contains none. */
export function readRequest(frame: string): Request | undefined {
  try {
    const parsed = request.safeParse(JSON.parse(frame));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The frame that answers a request with a result or a code. `isFinal` says that the request is done: after a code that
 * asks to wait, the same request may come again.
 */
export function replyFrame(
  request: Request,
  reply: { data: unknown } | { error: string },
  errors: Record<string, number>,
): { frame: string; isFinal: boolean } {
  if ("error" in reply)
    return { frame: errorFrame(request, reply.error, errors), isFinal: errors[reply.error] !== 429 };
  return { frame: JSON.stringify({ re: request.id, status: 200, data: reply.data }), isFinal: true };
}

/** The frame that refuses a request with a code; `errors` maps codes to statuses. */
export function errorFrame({ id: re }: Request, error: string, errors: Record<string, number>): string {
  return JSON.stringify({ re, status: errors[error], error });
}

/** The number in an address parameter; `undefined` if it is none. */
export function readNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;
}
