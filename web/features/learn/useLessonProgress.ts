import { lessonProgress } from "#web/net/learning/lessonProgress.ts";
import { useStore } from "#web/ui/useStore.ts";

/** Which exercises of each lesson are done, in the lesson's order. */
export function useLessonProgress() {
  return useStore(lessonProgress);
}

/** Whether it is not known yet what the account has done. */
export function useIsProgressPending(): boolean {
  return useStore(lessonProgress.isPending);
}
