import { z } from "zod";
import { limits } from "../limits.ts";
import { ownTableName } from "../ownTableName.ts";
import { newWaitingGame, waitingID } from "../protocol/waitingGame.ts";
import { text } from "../text.ts";
import { takenUsername } from "./takenUsername.ts";

const tableID = text().check(z.regex(new RegExp(`^[0-9a-f]{${2 * limits.ownTableIDBytes}}$`)));

/** Paths with a table of one's own. */
export const ownTableParam = z.strictObject({ tableID });

/** A table to save. Players whom it names and who are gone are left out. */
export const ownTableBody = z.strictObject({
  name: ownTableName,
  game: newWaitingGame,
  /** Whom to invite whenever it opens, by the names of now. */
  guests: z.array(takenUsername).max(limits.ownTableGuests),
});
export type OwnTableBody = z.infer<typeof ownTableBody>;

const ownTable = z.strictObject({
  id: tableID,
  name: z.string(),
  game: newWaitingGame,
  guests: z.array(z.strictObject({ username: z.string(), id: z.int() })),
});
export type OwnTable = z.infer<typeof ownTable>;

/** GET /tables: the caller's tables, oldest first. */
export const ownTablesAnswer = z.array(ownTable);
export type OwnTablesAnswer = z.infer<typeof ownTablesAnswer>;

/** POST /tables: the table's id. */
export const newTableAnswer = z.strictObject({ tableID });
export type NewTableAnswer = z.infer<typeof newTableAnswer>;

/**
 * Why somebody was not invited: no friend (any more), has muted the caller, the caller has invited too many just now or
 * is blocked by moderation, or it did not work.
 */
export const notInvitedReasons = ["not_friends", "not_wanted", "too_many", "blocked", "failed"] as const;
export type NotInvitedReason = (typeof notInvitedReasons)[number];

/** POST /tables/{tableID}/open: the waiting room, in which the caller sits, and who could not be invited to it. */
export const openTableAnswer = z.strictObject({
  waitingID,
  notInvited: z.array(z.strictObject({ username: z.string(), reason: z.enum(notInvitedReasons) })),
});
export type OpenTableAnswer = z.infer<typeof openTableAnswer>;
