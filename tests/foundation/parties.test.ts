import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { unstable_readConfig } from "wrangler";
import partykit from "#partykit.json" with { type: "json" };
import { limits } from "#schema/limits.ts";
import { root } from "#scripts/process/paths.ts";

type Wrangler = {
  main: string;
  durable_objects: { bindings: { name: string; class_name: string }[] };
  migrations: { new_sqlite_classes?: string[] }[];
  ratelimits: { name: string; simple: { limit: number; period: number } }[];
};
const wrangler = unstable_readConfig({ config: join(root, "wrangler.toml") }) as Wrangler;
const parties = Object.entries(partykit.parties);
const inPascalCase = (party: string) =>
  party.replace(/(^|-)(\w)/g, (_, _dash, letter) => letter.toUpperCase());

describe("the parties of partykit.json", () => {
  it("are the bindings of wrangler.toml, each with a class of its own", () => {
    const bindings = wrangler.durable_objects.bindings.map((binding) => [binding.name, binding.class_name]);
    expect(bindings).toEqual(parties.map(([party]) => [inPascalCase(party), `${inPascalCase(party)}Room`]));
  });

  it("keep what they hold in SQLite", () => {
    const classes = wrangler.migrations.flatMap((migration) => migration.new_sqlite_classes ?? []);
    expect(classes.sort()).toEqual(parties.map(([party]) => `${inPascalCase(party)}Room`).sort());
  });

  it("are exported by the Worker, out of the files that partykit.json names", () => {
    const entry = readFileSync(wrangler.main, "utf8");
    const exported = [...entry.matchAll(/export \{ (\w+) \} from "#(party\/[^"]+)"/g)].map((match) =>
      match.slice(1),
    );
    expect(exported).toEqual(parties.map(([party, file]) => [`${inPascalCase(party)}Room`, file]));
  });
});

it("wrangler.toml limits calls as schema/limits.ts says", () => {
  const period = limits.ratePeriodMs / 1000;
  expect(Object.fromEntries(wrangler.ratelimits.map(({ name, simple }) => [name, simple]))).toEqual({
    GUEST_SESSION_LIMIT: { limit: limits.guestSessionsPerPeriod, period },
    DEVICE_SESSION_LIMIT: { limit: limits.deviceSessionsPerPeriod, period },
    ROOM_VISIT_LIMIT: { limit: limits.roomVisitsPerPeriod, period },
    CREATE_GAME_LIMIT: { limit: limits.createGamesPerPeriod, period },
    SOCKET_TICKET_LIMIT: { limit: limits.socketTicketsPerPeriod, period },
    SIGN_UP_LIMIT: { limit: limits.signUpsPerPeriod, period },
    PASSWORD_LIMIT: { limit: limits.passwordsPerPeriod, period },
    RENAME_LIMIT: { limit: limits.renamesPerPeriod, period },
    MAIL_LIMIT: { limit: limits.mailsAskedPerPeriod, period },
    REPORT_LIMIT: { limit: limits.errorReportsPerPeriod, period },
    PUSH_TEST_LIMIT: { limit: limits.pushTestsPerPeriod, period },
    ATTEMPT_LIMIT: { limit: limits.attemptCallsPerPeriod, period },
    SUBSCRIPTION_LIMIT: { limit: limits.subscriptionCallsPerPeriod, period },
    CLIENT_ERROR_LIMIT: { limit: limits.clientErrorsPerPeriod, period },
    LOOK_UP_LIMIT: { limit: limits.lookUpsPerPeriod, period },
    EMAIL_FREE_LIMIT: { limit: limits.emailLookUpsPerPeriod, period },
    CHANGE_LIMIT: { limit: limits.changesPerPeriod, period },
    READ_LIMIT: { limit: limits.readsPerPeriod, period },
    LIST_LIMIT: { limit: limits.listsPerPeriod, period },
    SESSION_CALL_LIMIT: { limit: limits.sessionCallsPerPeriod, period },
    SEARCH_LIMIT: { limit: limits.searchesPerPeriod, period },
    EXPORT_LIMIT: { limit: limits.exportsPerPeriod, period },
    UPLOAD_LIMIT: { limit: limits.uploadsPerPeriod, period },
  });
});
