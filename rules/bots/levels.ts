/**
 * How well a bot plays, the weakest first:
 * 1. beginner: rules of thumb, with mistakes
 * 2. solid: the move that leaves the most
 * 3. strong: a plan for its whole hand, tried out against a few replies
 * 4. master: plays its moves out in many games that fit what it has seen
 */
export const botLevels = ["beginner", "solid", "strong", "master"] as const;

export type BotLevel = (typeof botLevels)[number];
