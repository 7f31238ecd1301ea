import { type Request, request } from "#schema/protocol/envelope.ts";

/** The request in a frame; `undefined` if it holds none. */
export function readRequest(frame: string): Request | undefined {
  try {
    const parsed = request.safeParse(JSON.parse(frame));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** The frame that answers a request with what it asked for. */
export function answerFrame({ id: re }: Request, data: unknown): string {
  return JSON.stringify({ re, status: 200, data });
}

/** The frame that answers a request with a code; `errors` maps codes to statuses. */
export function errorFrame({ id: re }: Request, error: string, errors: Record<string, number>): string {
  return JSON.stringify({ re, status: errors[error], error });
}

/** A number in an address; `undefined` if it is none. */
export function readNumber(text: string | null): number | undefined {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : undefined;
}
