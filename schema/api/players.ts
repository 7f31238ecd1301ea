import { z } from "zod";
import { limits } from "../limits.ts";
import { text } from "../text.ts";
import * as fields from "./fields.ts";

/** GET /isUsernameFree: whether neither the name nor a look-alike is taken. */
export const isUsernameFreeQuery = z.strictObject({ username: fields.username });

/** GET /isEmailFree. */
export const isEmailFreeQuery = z.strictObject({ email: fields.email });

/** GET /myData: what libSQL stores about the caller, by table, and what the caller's own room stores. */
export const myDataAnswer = z.strictObject({
  tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  room: z.record(z.string(), z.unknown()),
});
export type MyDataAnswer = z.infer<typeof myDataAnswer>;

/** GET /searchPlayers: players whose names contain this text; an exact match first, then the shortest. */
export const searchPlayersQuery = z.strictObject({
  searchString: text().check(z.trim(), z.minLength(1), z.maxLength(limits.usernameMaxLength)),
  nResults: z.coerce.number().int().min(1).max(limits.searchResultsMax).default(limits.searchResults),
});

export const searchPlayersAnswer = z.array(
  z.strictObject({ username: z.string(), id: z.number().int().positive() }),
);
export type SearchPlayersAnswer = z.infer<typeof searchPlayersAnswer>;
