/**
 * What migrations may take away again (docs/development.md, "How the tables change"). A step that the Worker before it
 * could not live with is allowed if that Worker no longer uses what goes.
 */
export type Contraction = {
  /** The migration of libSQL by its name, or the step of a room's tables as the test names it (`game 13`). */
  step: string;
  /** What the test says against it, word for word. */
  takes: string;
  /** The first released version that does without it. */
  unusedSince: string;
};

export const contractions: readonly Contraction[] = [];
