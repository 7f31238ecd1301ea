import { useSyncExternalStore } from "react";
import { lessonProgress } from "#web/net/learning/lessonProgress.ts";

/** Which exercises of each lesson are done, in the lesson's order. */
export function useLessonProgress() {
  return useSyncExternalStore(lessonProgress.subscribe, lessonProgress.read);
}

/** Whether it is not known yet what the account has done. */
export function useIsProgressPending(): boolean {
  return useSyncExternalStore(lessonProgress.isPending.subscribe, lessonProgress.isPending.read);
}
