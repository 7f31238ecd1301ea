import * as z from "zod/mini";

/** A JSON schema, as far as zod generates them from the protocol. */
interface JsonSchema {
  $ref?: string;
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  propertyNames?: JsonSchema;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  prefixItems?: JsonSchema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  maxItems?: number;
}

/** Writes schemas in TypeScript's notation, with their limits; named schemas are referred to by name. */
export class Shapes {
  readonly #names = z.registry<{ id: string }>();
  readonly #named: Record<string, z.ZodMiniType>;

  constructor(named: Record<string, z.ZodMiniType>) {
    this.#named = named;
    for (const [id, schema] of Object.entries(named)) this.#names.add(schema, { id });
  }

  /** The shape of a schema. */
  of(schema: z.ZodMiniType): string {
    return write(this.#jsonSchema(schema), "");
  }

  /** The shapes of all named schemas, by name. */
  named(): [string, string][] {
    return Object.entries(this.#named).map(([name, schema]) => {
      const { $defs = {}, ...json } = this.#jsonSchema(schema);
      return [name, write($defs[name] ?? json, "")];
    });
  }

  #jsonSchema(schema: z.ZodMiniType): JsonSchema & { $defs?: Record<string, JsonSchema> } {
    return z.toJSONSchema(schema, { metadata: this.#names as never }) as never;
  }
}

function write(schema: JsonSchema, indent: string): string {
  if (schema.$ref !== undefined) return schema.$ref.split("/").at(-1) as string;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return writeChoices(choices, indent);
  if (schema.prefixItems) return `[${schema.prefixItems.map((item) => write(item, indent)).join(", ")}]`;
  switch (schema.type) {
    case "object":
      return writeObject(schema, indent);
    case "array":
      return writeArray(schema, indent);
    case "integer":
      return writeInteger(schema);
    case "string":
      return writeString(schema);
    default:
      return schema.type ?? "any JSON";
  }
}

function writeChoices(choices: JsonSchema[], indent: string): string {
  const written = choices.map((choice) => write(choice, `${indent}  `));
  const isLong = written.join(" | ").length > 100;
  return isLong ? written.map((choice) => `\n${indent}  | ${choice}`).join("") : written.join(" | ");
}

function writeObject(
  { properties, required = [], propertyNames, additionalProperties }: JsonSchema,
  indent: string,
) {
  if (properties === undefined) {
    const value = typeof additionalProperties === "object" ? write(additionalProperties, indent) : "any JSON";
    return `{ [${write(propertyNames ?? {}, indent)}]?: ${value} }`;
  }
  const fields = Object.entries(properties).map(
    ([name, value]) => `${name}${required.includes(name) ? "" : "?"}: ${write(value, `${indent}  `)}`,
  );
  if (fields.length === 0) return "{}";
  const line = `{ ${fields.join("; ")} }`;
  if (line.length <= 90 && !line.includes("\n")) return line;
  return `{\n${fields.map((field) => `${indent}  ${field};\n`).join("")}${indent}}`;
}

function writeArray({ items = {}, maxItems }: JsonSchema, indent: string): string {
  const item = write(items, indent);
  const list = /[ |]/.test(item) && !item.startsWith("{") ? `(${item})[]` : `${item}[]`;
  return maxItems === undefined ? list : `${list} /* at most ${maxItems} */`;
}

function writeInteger({ minimum, maximum }: JsonSchema): string {
  const isBounded = maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER;
  if (isBounded) return `integer /* ${minimum}…${maximum} */`;
  return minimum === undefined || minimum < -1 ? "integer" : `integer /* from ${minimum} */`;
}

function writeString({ minLength, maxLength, pattern }: JsonSchema): string {
  if (pattern !== undefined) return `string /* ${pattern} */`;
  if (maxLength === undefined) return "string";
  return minLength === undefined
    ? `string /* at most ${maxLength} */`
    : `string /* ${minLength}…${maxLength} */`;
}
