import { expect, it } from "vitest";
import type { Env } from "../env.ts";
import { Problem } from "../problem.ts";
import { askDatabase } from "./database.ts";

const env = { LIBSQL_URL: "http://127.0.0.1:1" } as Env;

it.each([
  ["is away", new Error("connection refused")],
  ["refuses", Object.assign(new Error("not unique"), { code: "SQLITE_CONSTRAINT" })],
])("what goes to the log when the database %s does not tell what was asked with", async (_, cause) => {
  const failed = askDatabase(env, () => {
    const parts = { query: "insert into users", params: ["ada@example.org"] };
    throw Object.assign(new Error("failed with ada@example.org", { cause }), parts);
  });
  const error = await failed.catch((thrown: Error) => thrown);
  const told: string[] = [];
  for (let at: unknown = error; at instanceof Error; at = at.cause) told.push(`${at} ${JSON.stringify(at)}`);
  expect(told.join()).toContain("insert into users");
  expect(told.join()).toContain(cause.message);
  expect(told.join()).not.toContain("ada@example.org");
});

it("a database that others keep busy is one to ask again, as one that is away", async () => {
  const busy = Object.assign(new Error("database is locked"), { code: "SQLITE_BUSY" });
  const failed = askDatabase(env, () => Promise.reject(new Error("failed", { cause: busy })));
  await expect(failed).rejects.toSatisfy((error) => error instanceof Problem && error.code === "unavailable");
});
