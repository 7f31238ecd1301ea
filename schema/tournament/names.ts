import * as z from "zod/mini";
import { fault } from "../api/fieldFaults.ts";
import { limits } from "../limits.ts";
import { text } from "../text.ts";
import { asName, asWritten } from "../visibleText.ts";

/**
 * What people write in tournaments. Apart from the other fields, because the lobby names tournaments, and every visitor
 * would load what passwords and names are checked against.
 */

/** A name as rooms tell it: one that was given long ago may not be what it must be today. */
export const toldName = z.string().check(z.maxLength(limits.tournamentTitleMaxLength));
/** The same for a reason. */
export const toldReason = z.string().check(z.maxLength(limits.decisionReasonMaxLength));

export const tournamentTitle = text().check(
  z.overwrite(asName),
  z.minLength(limits.tournamentTitleMinLength, fault("too_short")),
  z.maxLength(limits.tournamentTitleMaxLength, fault("too_long")),
);

/** A team's name in a tournament; only its room knows whether it is taken there. */
export const teamName = text().check(
  z.overwrite(asName),
  z.minLength(limits.teamNameMinLength, fault("too_short")),
  z.maxLength(limits.teamNameMaxLength, fault("too_long")),
  z.regex(/^[\p{L}\p{M}\p{N}._ +<>-]+$/u, fault("not_in_team_names")),
);

/** Why an admin decides a match of a tournament; everybody sees it. */
export const decisionReason = text().check(
  z.overwrite(asWritten),
  z.minLength(1, fault("too_short")),
  z.maxLength(limits.decisionReasonMaxLength, fault("too_long")),
);
