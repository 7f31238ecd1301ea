import { Problem } from "../problem.ts";

/** The answer to whoever wants a name that somebody else has. */
export function nameTaken(): Problem {
  return new Problem("USERNAME_NOT_AVAILABLE", "The name, or one that looks like it, is taken.");
}
