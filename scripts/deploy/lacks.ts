import type { Operator } from "#schema/operator.ts";
import { missingFields } from "../site/operator.ts";

/** Something that is missing before a deployment, as a line, and what it stops. */
export type Lack = {
  what: string;
  /** `always`: this checkout can't be deployed by anybody. `nothing`: the site works without. */
  stops: "always" | "deployment" | "nothing";
};

/** What is read of wrangler.toml. */
export type Config = {
  vars: Record<string, unknown>;
  durable_objects: { bindings: { name: string; class_name: string }[] };
  migrations: {
    tag: string;
    new_sqlite_classes?: string[];
    renamed_classes?: { from: string; to: string }[];
    deleted_classes?: string[];
  }[];
};

/** What wrangler.toml lacks for the parties of partykit.json. */
export function* lacksOfRooms(config: Config, parties: readonly string[]): Generator<Lack> {
  const classes = classesOf(config.migrations);
  const { bindings } = config.durable_objects;
  for (const party of parties) {
    if (!bindings.some(({ name }) => name.toLowerCase() === party.replaceAll("-", "")))
      yield always(`wrangler.toml has no Durable Object binding for the party ${party}.`);
  }
  for (const { name, class_name } of bindings) {
    if (!classes.has(class_name))
      yield always(`wrangler.toml has no [[migrations]] that makes the class ${class_name} of ${name}.`);
  }
  const bound = bindings.map(({ class_name }) => class_name);
  for (const name of classes)
    if (!bound.includes(name)) yield always(`wrangler.toml makes the class ${name}, but does not bind it.`);
  const tags = config.migrations.map(({ tag }) => tag);
  for (const tag of new Set(tags.filter((tag, at) => tags.indexOf(tag) !== at)))
    yield always(`wrangler.toml has two [[migrations]] with the tag ${tag}.`);
}

/** The classes that exist after all migrations. */
function classesOf(migrations: Config["migrations"]): Set<string> {
  const classes = new Set<string>();
  for (const migration of migrations) {
    for (const name of migration.new_sqlite_classes ?? []) classes.add(name);
    for (const name of migration.deleted_classes ?? []) classes.delete(name);
    for (const { from, to } of migration.renamed_classes ?? []) {
      classes.delete(from);
      classes.add(to);
    }
  }
  return classes;
}

/** What the folder of libSQL's migrations lacks: the files and the journal's entries, by their names. */
export function* lacksOfMigrations(files: readonly string[], entries: readonly string[]): Generator<Lack> {
  for (const entry of entries)
    if (!files.includes(entry))
      yield always(`schema/db/migrations/${entry}.sql is in the journal, but not there.`);
  for (const file of files)
    if (!entries.includes(file))
      yield always(`schema/db/migrations/${file}.sql is not in the journal, so nobody runs it.`);
}

/** What the operator has not filled in. */
export function* lacksOfOperator(operator: Operator, vars: Config["vars"]): Generator<Lack> {
  const fields = missingFields(operator);
  if (fields.length > 0)
    yield deployment(`operator.json has no ${fields.join(", ")}: the legal pages would name no operator.`);
  if (!vars.SITE_URL)
    yield deployment(
      "wrangler.toml has no SITE_URL under [vars]: all calls about accounts would answer 503.",
    );
  if (!vars.MAIL_FROM)
    yield nothing(
      "wrangler.toml has no MAIL_FROM under [vars]: no mail is sent, so nobody can confirm an address.",
    );
}

const neededSecrets = ["LIBSQL_URL", "LIBSQL_AUTH_TOKEN"];
const otherSecrets = {
  VAPID_PRIVATE_KEY: "nothing is pushed",
  ADDRESS_SECRET: "known addresses are forgotten after a day",
  OPERATOR_TOKEN: "the figures and npm run outbox answer 404",
};
/** Nobody needs them, but one without the other is a mistake. */
const stripeSecrets = ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"];

/** What the deployed Worker lacks of the secrets that it has by these names. */
export function* lacksOfSecrets(names: readonly string[]): Generator<Lack> {
  for (const name of neededSecrets)
    if (!names.includes(name))
      yield deployment(`The secret ${name} is missing: npx wrangler secret put ${name}`);
  for (const [name, without] of Object.entries(otherSecrets))
    if (!names.includes(name)) yield nothing(`The secret ${name} is missing: ${without}.`);
  const [missing, ...more] = stripeSecrets.filter((name) => !names.includes(name));
  if (missing && more.length === 0)
    yield nothing(`The secret ${missing} is missing, but not its other half: no subscriptions are taken.`);
}

/** What the database lacks of the migrations by their names. */
export function* lacksOfDatabase(missing: readonly string[]): Generator<Lack> {
  if (missing.length > 0)
    yield deployment(
      `The database lacks ${missing.length} migrations, from ${missing[0]} on: npm run migrate`,
    );
}

/** The list for the person at the terminal, empty if nothing is missing. */
export function listOf(lacks: readonly Lack[]): string {
  const lines = (stops: (lack: Lack) => boolean, title: string) => {
    const those = lacks.filter(stops);
    return those.length > 0 ? [title, ...those.map(({ what }) => `- ${what}`)] : [];
  };
  return [
    ...lines(({ stops }) => stops !== "nothing", "Missing for a deployment:"),
    ...lines(({ stops }) => stops === "nothing", "The site works without:"),
  ].join("\n");
}

const always = (what: string): Lack => ({ what, stops: "always" });
export const deployment = (what: string): Lack => ({ what, stops: "deployment" });
const nothing = (what: string): Lack => ({ what, stops: "nothing" });
