import * as z from "zod/mini";

/** The reactions that a player can show on the board, by name; the client has the pictures. */
export const reactions = [
  "smile",
  "laugh",
  "wink",
  "cool",
  "think",
  "surprised",
  "cry",
  "angry",
  "sleepy",
  "sorry",
  "heart",
  "thumbsUp",
  "thumbsDown",
  "clap",
  "party",
  "luck",
] as const;
export const reaction = z.enum(reactions);
export type Reaction = z.output<typeof reaction>;
