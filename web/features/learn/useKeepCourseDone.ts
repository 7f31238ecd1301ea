import { useEffect } from "react";
import { isCourseDone } from "#web/net/newcomer.ts";
import { progressIn } from "./lessonProgress.ts";
import { fromNothing } from "./lessons/lessons.ts";
import { useIsProgressPending, useLessonProgress } from "./useLessonProgress.ts";

/** Keeps for other pages, which know no lessons, whether all chapters are done. */
export function useKeepCourseDone(): void {
  const known = useLessonProgress();
  const isPending = useIsProgressPending();
  useEffect(() => {
    if (isPending) return;
    isCourseDone.write(
      fromNothing.every((chapter) => progressIn(chapter, known[chapter.id]).state === "repeat"),
    );
  }, [known, isPending]);
}
