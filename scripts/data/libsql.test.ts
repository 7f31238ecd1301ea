import { accessSync, constants } from "node:fs";
import { expect, it } from "vitest";
import { Trouble } from "../process/trouble.ts";
import { libsqlBinary } from "./libsql.ts";

it("finds the libSQL server that came with npm", () => {
  accessSync(libsqlBinary(), constants.X_OK);
});

it("says what to do where there is none for the platform", () => {
  expect(() => libsqlBinary("plan9-mips")).toThrow(Trouble);
  expect(() => libsqlBinary("plan9-mips")).toThrow(/No libSQL server for plan9-mips .* LIBSQL_URL\.$/);
});
