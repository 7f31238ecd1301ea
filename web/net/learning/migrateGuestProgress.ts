import { lessonProgress } from "./lessonProgress.ts";
import { puzzleProgress } from "./puzzleProgress.ts";

/** Sends what this account, or a guest of this browser, has done in lessons and puzzles and is not with the account. */
export function migrateGuestProgress(): void {
  lessonProgress.send();
  puzzleProgress.send();
}
