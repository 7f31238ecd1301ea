import type { ApiCall } from "../call.ts";
import * as tables from "../ownTables.ts";

/** Players' own tables: waiting rooms with a name, to open again and again. */
export const ownTableCalls: ApiCall[] = [
  {
    method: "GET",
    path: "/tables",
    about: "The caller's own tables: their names, their kind, and who is invited whenever they open.",
    caller: "user",
    answer: { schema: tables.ownTablesAnswer },
  },
  {
    method: "POST",
    path: "/tables",
    about: "Saves a table under a name. Players who are gone are left out.",
    caller: "user",
    body: tables.ownTableBody,
    answer: { status: 201, schema: tables.newTableAnswer },
    errors: ["too_many_tables"],
  },
  {
    method: "POST",
    path: "/tables/{tableID}",
    about: "Changes a table: its name, its kind, and who is invited.",
    caller: "user",
    params: tables.ownTableParam,
    body: tables.ownTableBody,
    errors: ["not_found"],
  },
  {
    method: "DELETE",
    path: "/tables/{tableID}",
    about: "Deletes a table.",
    caller: "user",
    params: tables.ownTableParam,
    errors: ["not_found"],
  },
  {
    method: "POST",
    path: "/tables/{tableID}/open",
    about:
      "Opens a waiting room of the table's kind, puts the caller on its first seat, and invites its guests, who must be friends of the caller. The room opens even if nobody can be invited; the answer says whom it could not invite, and why.",
    caller: "user",
    params: tables.ownTableParam,
    answer: { status: 201, schema: tables.openTableAnswer },
    errors: ["not_found", "too_many_requests"],
  },
];
