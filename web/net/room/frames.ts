import type * as z from "zod/mini";
import { type Answer, answer, type Event, event } from "#schema/protocol/envelope.ts";
import type { Protocol } from "#schema/protocol/protocol.ts";

/**
 * A message from a room: the answer to a request, an event, or an event that this client does not know, which a newer
 * server may send.
 */
export type Frame =
  | { kind: "answer"; answer: Answer }
  | { kind: "event"; event: Event }
  | { kind: "unknown"; v: number; type: string };

/** @returns the parsed frame; `undefined` if it is not part of the protocol */
export function readFrame(text: unknown, protocol: Protocol): Frame | undefined {
  const json = parse(text);
  const asAnswer = readData(answer, json);
  if (asAnswer) return { kind: "answer", answer: asAnswer.data };
  const asEvent = readData(event, json);
  if (!asEvent) return undefined;
  const { v, type } = asEvent.data;
  const read = Object.hasOwn(protocol.events, type) && readData(protocol.events[type], asEvent.data.data);
  return read ? { kind: "event", event: { v, type, data: read.data } } : { kind: "unknown", v, type };
}

type Fields = Record<PropertyKey, unknown>;

/** The data, without the fields that only a newer server knows; `undefined` if it is not as its schema says. */
export function readData<Schema extends z.ZodMiniType>(
  schema: Schema,
  data: unknown,
): { data: z.output<Schema> } | undefined {
  const result = schema.safeParse(data);
  if (result.success) return result;
  for (const issue of result.error.issues) {
    // An object's own extra fields are its last issue: a frame of another kind has lost nothing before.
    if (issue.code !== "unrecognized_keys") return undefined;
    const owner = issue.path.reduce((of, key) => of[key] as Fields, data as Fields);
    for (const key of issue.keys) delete owner[key];
  }
  return readData(schema, data);
}

/** Whatever is no text is no JSON either. */
function parse(text: unknown): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
