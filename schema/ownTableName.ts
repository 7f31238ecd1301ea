import * as z from "zod/mini";
import { fault } from "./api/fieldFaults.ts";
import { limits } from "./limits.ts";
import { text } from "./text.ts";
import { asName } from "./visibleText.ts";

/** The name of a player's own table, which only the player sees. */
export const ownTableName = text().check(
  z.overwrite(asName),
  z.minLength(1, fault("too_short")),
  z.maxLength(limits.tableNameMaxLength, fault("too_long")),
);
