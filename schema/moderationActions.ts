/**
 * The actions of moderators. A report may be dismissed or lead to one of the others; all but dismissing are possible
 * without a report. A rated game is annulled, and restored, without one.
 */
export const moderationActions = ["dismiss", "warn", "hide", "block", "unblock", "annul", "restore"] as const;
export type ModerationAction = (typeof moderationActions)[number];

/**
 * The actions that the player whom they concern is told, or sees. Of the others, and of a report before its decision, a
 * player learns nothing, be it as a moderator.
 */
export const toldActions = ["warn", "hide", "block", "unblock"] as const satisfies ModerationAction[];
