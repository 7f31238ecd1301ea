/**
 * The levels of bots, weakest first:
 * 1. beginner: rules of thumb, with mistakes
 * 2. solid: the greedy move
 * 3. strong: a plan for its whole hand, tested against a few replies
 * 4. master: plays its moves out in many games that fit what it has seen
 */
export const botLevels = ["beginner", "solid", "strong", "master"] as const;

export type BotLevel = (typeof botLevels)[number];
