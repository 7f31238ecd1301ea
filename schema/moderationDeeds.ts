/** What moderators do. A report may be dismissed, or lead to the others; all but dismissing can be done without one. */
export const moderationDeeds = ["dismiss", "warn", "hide", "block", "unblock"] as const;
export type ModerationDeed = (typeof moderationDeeds)[number];
