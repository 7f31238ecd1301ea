import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { completeStep, lessonProgress } from "#web/net/learning/lessonProgress.ts";
import { useAddressQuery } from "#web/routing/useAddressQuery.ts";
import { usePaths } from "#web/routing/usePaths.ts";
import { PageWait } from "#web/ui/loading/PageWait.tsx";
import type { Lesson } from "../lesson.ts";
import { addressOf, readStep } from "../lessonAddress.ts";
import { lessonAfter, lessonOf } from "../lessonOrder.ts";
import { exercisesBefore, progressIn } from "../lessonProgress.ts";
import { useKeepCourseDone } from "../useKeepCourseDone.ts";
import { useIsProgressPending, useLessonProgress } from "../useLessonProgress.ts";
import { CourseEnd } from "./CourseEnd.tsx";
import { LessonScreen } from "./LessonScreen.tsx";

/**
 * `/tutorial`: a lesson, full screen: the tutorial, or with `?lesson=ID` another one; with `&step=N`, counted from 1, at
 * this step, otherwise at the first open one.
 */
export default function TutorialPage() {
  useKeepCourseDone();
  const query = useAddressQuery();
  const lesson = lessonOf(query.get("lesson"));
  const at = readStep(lesson, query.get("step"));
  return at === undefined ? (
    <ToFirstOpen lesson={lesson} />
  ) : (
    <LessonAt key={lesson.id} lesson={lesson} at={at} />
  );
}

/** Leads to the first open step of a lesson, as soon as it is known which that is. */
function ToFirstOpen({ lesson }: { lesson: Lesson }) {
  const navigate = useNavigate();
  const { pathTo } = usePaths();
  const progress = useLessonProgress();
  const isPending = useIsProgressPending();
  useEffect(() => {
    // With the subscription, which comes before this, it is known whether the account's progress is on its way.
    if (isPending || lessonProgress.isPending.read()) return;
    const { next } = progressIn(lesson, progress[lesson.id]);
    void navigate(pathTo(addressOf(lesson, next)), { replace: true });
  }, [isPending, lesson, progress, navigate, pathTo]);
  return <PageWait />;
}

/** A lesson at one of its steps. */
function LessonAt({ lesson, at }: { lesson: Lesson; at: number }) {
  const { t } = useTranslation("learnPages");
  const navigate = useNavigate();
  const { pathTo } = usePaths();
  const { steps } = progressIn(lesson, useLessonProgress()[lesson.id]);
  const next = lessonAfter(lesson);
  const [hasEnded, setEnded] = useState(false);
  // The way through a lesson is one stop: going back leads out of it.
  const go = (address: string) => void navigate(pathTo(address), { replace: true });
  if (hasEnded) return <CourseEnd />;
  return (
    <LessonScreen
      lesson={lesson}
      at={at}
      done={steps}
      onDone={(done) => completeStep(lesson.id, exercisesBefore(lesson, done))}
      onGo={(step) => go(addressOf(lesson, step))}
      onEnd={() => (next === undefined ? setEnded(true) : go(addressOf(next, 0)))}
      endLabel={next === undefined ? t("player.end") : t("player.next")}
    />
  );
}
