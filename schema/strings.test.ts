import { describe, expect, it } from "vitest";
import type * as z from "zod/v4/core";
import { apiCalls } from "./api/calls/index.ts";
import type { PartyName } from "./api/sockets.ts";
import { channel } from "./protocol/channel.ts";
import { chat } from "./protocol/chat.ts";
import { request } from "./protocol/envelope.ts";
import { game } from "./protocol/game.ts";
import { lobby } from "./protocol/lobby.ts";
import type { Protocol } from "./protocol/protocol.ts";
import { tournament } from "./protocol/tournament.ts";
import { user } from "./protocol/user.ts";
import { waiting } from "./protocol/waiting.ts";

/** Every string that a client can send uses text.ts or a format that is as strict: none is a bare `z.string()`. */

const parties: Record<PartyName, Protocol> = { channel, chat, game, lobby, tournament, user, waiting };

type Inner = z.$ZodType & { _zod: { def: Def } };
type Def = {
  type: string;
  shape?: Record<string, Inner>;
  element?: Inner;
  items?: Inner[];
  options?: Inner[];
  innerType?: Inner;
  in?: Inner;
  keyType?: Inner;
  valueType?: Inner;
};

/** The strings in a schema, with their paths. @throws for a kind of schema that it does not know */
function* stringsIn(schema: z.$ZodType, path = ""): Generator<[path: string, schema: z.$ZodType]> {
  const { def } = (schema as Inner)._zod;
  const inner: Record<string, [string, z.$ZodType][]> = {
    string: [],
    object: Object.entries(def.shape ?? {}).map(([name, field]) => [`${path}.${name}`, field]),
    array: [[`${path}[]`, def.element!]],
    tuple: (def.items ?? []).map((item, at) => [`${path}[${at}]`, item]),
    union: (def.options ?? []).map((option, at) => [`${path}|${at}`, option]),
    optional: [[path, def.innerType!]],
    nullable: [[path, def.innerType!]],
    default: [[path, def.innerType!]],
    pipe: [[path, def.in!]],
    record: [
      [`${path}{}`, def.keyType!],
      [`${path}{}`, def.valueType!],
    ],
    // These are no strings, or enumerations.
    ...Object.fromEntries(
      ["boolean", "enum", "int", "literal", "number", "unknown"].map((type) => [type, []]),
    ),
  };
  if (!(def.type in inner)) throw new Error(`expected a kind of schema that is known, found ${def.type}`);
  if (def.type === "string") yield [path, schema];
  for (const [name, one] of inner[def.type]) yield* stringsIn(one, name);
}

const sent: [string, z.$ZodType][] = [
  ["a frame", request],
  ...Object.values(apiCalls)
    .flat()
    .flatMap(({ method, path, params, query, body }) =>
      [params, query, body].flatMap((schema): [string, z.$ZodType][] =>
        schema ? [[`${method} ${path}`, schema]] : [],
      ),
    ),
  ...Object.values(parties).flatMap(({ requests }) => Object.entries<z.$ZodType>(requests)),
];
const strings = sent.flatMap(([name, schema]) =>
  [...stringsIn(schema)].map(([path, string]) => [name + path, string as Inner] as const),
);

const hostile = ["\ud800", "\udfff", "\0", "\u0007", "\u202e", "\u2066", "\u2069"];
/** Samples that strings of every length and format might let through, each with a place for something more. */
const fillings = [
  "",
  "a",
  "abc",
  "Ada",
  "0 1 2",
  "a@example.org",
  "Europe/Berlin",
  "x".repeat(21),
  "0".repeat(63),
];

describe("what can be sent holds no broken text:", () => {
  it("there is something to try", () => expect(strings.length).toBeGreaterThan(40));

  it.each(strings)("%s", (_name, schema) => {
    for (const filling of fillings) {
      for (const sign of hostile) {
        for (const value of [filling + sign, sign + filling]) {
          expect((schema as unknown as { safeParse(value: string): object }).safeParse(value)).toMatchObject({
            success: false,
          });
        }
      }
    }
  });
});
