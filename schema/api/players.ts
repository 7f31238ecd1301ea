import { z } from "zod";
import { limits } from "../limits.ts";
import { text } from "../text.ts";
import * as fields from "./fields.ts";

/** GET /isUsernameFree: neither the name nor one that looks like it is taken. */
export const isUsernameFreeQuery = z.strictObject({ username: fields.username });

/** GET /isEmailFree. */
export const isEmailFreeQuery = z.strictObject({ email: fields.email });

/** GET /myData: what libSQL keeps about the caller, table by table, and what the caller's own room keeps. */
export const myDataAnswer = z.strictObject({
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  room: z.record(z.string(), z.unknown()),
});
export type MyDataAnswer = z.infer<typeof myDataAnswer>;

/** GET /searchPlayers: whose names hold this text; the name that is it comes first, then the shortest. */
export const searchPlayersQuery = z.strictObject({
  searchString: text().check(z.trim(), z.minLength(1), z.maxLength(limits.usernameMaxLength)),
  nResults: z.coerce.number().int().min(1).max(limits.searchResultsMax).default(limits.searchResults),
});

export const searchPlayersAnswer = z.array(
  z.strictObject({ username: z.string(), id: z.number().int().positive() }),
);
export type SearchPlayersAnswer = z.infer<typeof searchPlayersAnswer>;
