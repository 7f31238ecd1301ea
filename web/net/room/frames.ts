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
  const asAnswer = answer.safeParse(json);
  if (asAnswer.success) return { kind: "answer", answer: asAnswer.data };
  const asEvent = event.safeParse(json);
  if (!asEvent.success) return undefined;
  const { v, type } = asEvent.data;
  if (!Object.hasOwn(protocol.events, type)) return { kind: "unknown", v, type };
  const data = protocol.events[type].safeParse(asEvent.data.data);
  return data.success ? { kind: "event", event: { v, type, data: data.data } } : { kind: "unknown", v, type };
}

function parse(text: unknown): unknown {
  if (typeof text !== "string") return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
