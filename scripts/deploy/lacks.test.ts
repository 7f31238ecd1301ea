import { describe, expect, it } from "vitest";
import type { Operator } from "#schema/operator.ts";
import { checkHere } from "./checks.ts";
import {
  type Config,
  lacksOfDatabase,
  lacksOfMigrations,
  lacksOfOperator,
  lacksOfRooms,
  lacksOfSecrets,
  listOf,
} from "./lacks.ts";

const whole: Config = {
  vars: { SITE_URL: "https://tac.example.org", MAIL_FROM: "tac@example.org" },
  durable_objects: {
    bindings: [
      { name: "Game", class_name: "GameRoom" },
      { name: "Lobby", class_name: "LobbyRoom" },
    ],
  },
  migrations: [
    { tag: "v1", new_sqlite_classes: ["OldRoom", "PlayRoom"] },
    { tag: "v2", new_sqlite_classes: ["LobbyRoom"], deleted_classes: ["OldRoom"] },
    { tag: "v3", renamed_classes: [{ from: "PlayRoom", to: "GameRoom" }] },
  ],
};
const somebody = { name: "Erika", address: ["Musterweg 1"], email: "erika@example.org" } as Operator;
const parties = ["game", "lobby"];
const secrets = ["LIBSQL_URL", "LIBSQL_AUTH_TOKEN", "VAPID_PRIVATE_KEY", "ADDRESS_SECRET", "OPERATOR_TOKEN"];
const whats = (lacks: Iterable<{ what: string }>) => [...lacks].map(({ what }) => what);

describe("before a deployment it is missed", () => {
  it.each([
    ["a party without a binding", { ...whole }, ["game", "lobby", "queue"], "binding for the party queue"],
    [
      "a class that no migration makes",
      { ...whole, migrations: whole.migrations.slice(0, 2) },
      parties,
      "no [[migrations]] that makes the class GameRoom",
    ],
    [
      "a class that is no longer bound",
      { ...whole, migrations: [...whole.migrations, { tag: "v4", new_sqlite_classes: ["LostRoom"] }] },
      parties,
      "makes the class LostRoom",
    ],
    [
      "a tag that is there twice",
      { ...whole, migrations: [...whole.migrations, { tag: "v3" }] },
      parties,
      "the tag v3",
    ],
  ])("that there is %s", (_, config, all, said) => {
    const lacks = [...lacksOfRooms(config, all)];
    expect(whats(lacks).join("\n")).toContain(said);
    expect(lacks.every(({ stops }) => stops === "always")).toBe(true);
  });

  it("that a migration has no file, or is in no journal", () => {
    expect(whats(lacksOfMigrations(["0000_a", "0002_c"], ["0000_a", "0001_b"]))).toEqual([
      "schema/db/migrations/0001_b.sql is in the journal, but not there.",
      "schema/db/migrations/0002_c.sql is not in the journal, so nobody runs it.",
    ]);
  });

  it("who runs the site, and where", () => {
    const nobody = { ...somebody, address: [] as string[], email: "" } as Operator;
    expect([...lacksOfOperator(nobody, {})]).toEqual([
      { stops: "deployment", what: expect.stringContaining("operator.json has no address, email") },
      { stops: "deployment", what: expect.stringContaining("SITE_URL") },
      { stops: "nothing", what: expect.stringContaining("MAIL_FROM") },
    ]);
  });

  it("that secrets are not there", () => {
    const lacks = [...lacksOfSecrets(["LIBSQL_URL", "VAPID_PRIVATE_KEY"])];
    expect(listOf(lacks)).toBe(
      "Missing for a deployment:\n" +
        "- The secret LIBSQL_AUTH_TOKEN is missing: npx wrangler secret put LIBSQL_AUTH_TOKEN\n" +
        "The site works without:\n" +
        "- The secret ADDRESS_SECRET is missing: known addresses are forgotten after a day.\n" +
        "- The secret OPERATOR_TOKEN is missing: the figures and npm run outbox answer 404.",
    );
  });

  it.each([
    ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
    ["STRIPE_WEBHOOK_SECRET", "STRIPE_SECRET_KEY"],
  ])("that of the payment provider's secrets only %s is there", (half, missing) => {
    expect([...lacksOfSecrets([...secrets, half])]).toEqual([
      {
        stops: "nothing",
        what: `The secret ${missing} is missing, but not its other half: no subscriptions are taken.`,
      },
    ]);
    expect([...lacksOfSecrets([...secrets, half, missing])]).toEqual([]);
  });

  it("that the database was not migrated", () => {
    expect(whats(lacksOfDatabase(["0003_d", "0004_e"]))).toEqual([
      "The database lacks 2 migrations, from 0003_d on: npm run migrate",
    ]);
  });
});

it("nothing is missed where everything is there", () => {
  const lacks = [
    ...lacksOfRooms(whole, parties),
    ...lacksOfMigrations(["0000_a"], ["0000_a"]),
    ...lacksOfOperator(somebody, whole.vars),
    ...lacksOfSecrets(secrets),
    ...lacksOfDatabase([]),
  ];
  expect(listOf(lacks)).toBe("");
});

it("this checkout can be deployed", () => {
  expect(checkHere().filter(({ stops }) => stops === "always")).toEqual([]);
});
