/**
 * The actions of moderators. A report may be dismissed or lead to one of the others; all but dismissing are possible
 * without a report.
 */
export const moderationActions = ["dismiss", "warn", "hide", "block", "unblock"] as const;
export type ModerationAction = (typeof moderationActions)[number];
