import type * as z from "zod/mini";

/** The messages of one party: each table maps a message's name to the schema of its `data`. */
export interface Protocol {
  /** Client → room. */
  requests: Record<string, z.ZodMiniType>;
  /** The `data` of a successful answer, for each request. */
  answers: Record<string, z.ZodMiniType>;
  /** Room → client. */
  events: Record<string, z.ZodMiniType>;
  /** The errors of its requests, besides the common ones, and their status. */
  errors: Record<string, number>;
}

export type RequestType<P extends Protocol> = keyof P["requests"] & string;
export type EventType<P extends Protocol> = keyof P["events"] & string;

export type RequestData<P extends Protocol, T extends RequestType<P>> = z.output<P["requests"][T]>;
export type AnswerData<P extends Protocol, T extends RequestType<P>> = z.input<P["answers"][T]>;
export type EventData<P extends Protocol, T extends EventType<P>> = z.input<P["events"][T]>;
export type ErrorCode<P extends Protocol> = keyof P["errors"] & string;
