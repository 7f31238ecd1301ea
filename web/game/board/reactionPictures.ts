import type { Reaction } from "#schema/protocol/reactions.ts";

/** The picture of each reaction. */
export const reactionPictures: Readonly<Record<Reaction, string>> = {
  smile: "🙂",
  laugh: "😂",
  wink: "😉",
  cool: "😎",
  think: "🤔",
  surprised: "😮",
  cry: "😢",
  angry: "😠",
  sleepy: "😴",
  sorry: "🙈",
  heart: "❤️",
  thumbsUp: "👍",
  thumbsDown: "👎",
  clap: "👏",
  party: "🎉",
  luck: "🍀",
};
