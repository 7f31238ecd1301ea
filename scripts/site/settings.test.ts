import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { root } from "../process/paths.ts";
import { expectTestKeys, readSettings } from "./settings.ts";

describe("settings", () => {
  it("have something for everything that is not set", () => {
    expect(readSettings({})).toEqual({ host: "127.0.0.1", port: 8787, dataDir: join(root, ".data") });
  });

  it("are taken from the environment", () => {
    const env = {
      HOST: "0.0.0.0",
      PORT: "0",
      DATA_DIR: "/srv/tac",
      LIBSQL_URL: "libsql://db.example",
      LIBSQL_AUTH_TOKEN: "secret",
      SITE_URL: "https://tac.example",
      ADDRESS_HEADER: "X-Real-IP",
      PUSH_SERVICES: "https://push.example, http://localhost:9999",
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_WEBHOOK_SECRET: "whsec_1",
    };
    expect(readSettings(env)).toEqual({
      host: "0.0.0.0",
      port: 0,
      dataDir: "/srv/tac",
      libsqlUrl: "libsql://db.example",
      libsqlToken: "secret",
      siteUrl: "https://tac.example",
      addressHeader: "X-Real-IP",
      pushServices: "https://push.example, http://localhost:9999",
      stripe: { secretKey: "sk_test_1", webhookSecret: "whsec_1" },
    });
  });

  it.each(["x", "-1", "65536", "1.5", " ", "1e3", "0x50"])("know that %s is no port", (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(`but is "${PORT}"`);
  });

  it("know that a name is no address to listen on", () => {
    expect(() => readSettings({ HOST: "tac.example" })).toThrow("HOST must be an IP address");
  });

  it("know that a site has an address without a path", () => {
    expect(() => readSettings({ SITE_URL: "https://tac.example/" })).toThrow("SITE_URL must be like");
  });

  it("know that a header's name is one word", () => {
    expect(() => readSettings({ ADDRESS_HEADER: "X-Real-IP, Via" })).toThrow(
      "ADDRESS_HEADER must be the name",
    );
  });

  it.each(["push.example", "https://push.example/", "https://push.example,"])(
    "know that %s are no origins of push services",
    (PUSH_SERVICES) => {
      expect(() => readSettings({ PUSH_SERVICES })).toThrow("PUSH_SERVICES must be like");
    },
  );

  it.each([
    [{ STRIPE_SECRET_KEY: "sk_test_1" }, "need both"],
    [{ STRIPE_SECRET_KEY: "pk_test_1", STRIPE_WEBHOOK_SECRET: "whsec_1" }, "STRIPE_SECRET_KEY must"],
    [{ STRIPE_SECRET_KEY: "rk_test_1", STRIPE_WEBHOOK_SECRET: "we_1" }, "STRIPE_WEBHOOK_SECRET must"],
  ])("know that %j are no keys of the payment provider", (env, trouble) => {
    expect(() => readSettings(env)).toThrow(trouble);
  });

  it("take real money only where mails are sent", () => {
    const keysWith = (STRIPE_SECRET_KEY: string) =>
      readSettings({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: "whsec_1" }).stripe;
    expect(() => expectTestKeys(undefined)).not.toThrow();
    for (const test of ["sk_test_1", "rk_test_1"]) expect(() => expectTestKeys(keysWith(test))).not.toThrow();
    for (const live of ["sk_live_1", "rk_live_1"])
      expect(() => expectTestKeys(keysWith(live))).toThrow("must be confirmed by mail");
  });

  it.each([{ HOST: "0.0.0.0" }, { HOST: "::" }, { ADDRESS_HEADER: "X-Real-IP" }])(
    "say where the site is when others than this machine come in by %j",
    (env) => {
      expect(() => readSettings(env)).toThrow("say in SITE_URL where they find the site");
      expect(readSettings({ ...env, SITE_URL: "https://tac.example" })).toMatchObject({
        siteUrl: "https://tac.example",
      });
    },
  );

  it("know that a database has an address of http or libsql", () => {
    expect(() => readSettings({ LIBSQL_URL: "file:tac.db" })).toThrow("LIBSQL_URL must begin with");
  });
});
