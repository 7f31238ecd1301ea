import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { usePaths } from "#web/app/i18n/usePaths.ts";
import { useAddressQuery } from "#web/app/useAddressQuery.ts";
import type { Lesson } from "../lesson.ts";
import { addressOf, readStep } from "../lessonAddress.ts";
import { lessonAfter, lessonOf } from "../lessonOrder.ts";
import { exercisesBefore, progressIn } from "../lessonProgress.ts";
import { markDone, useLessonProgress } from "../progress.ts";
import { LessonScreen } from "./LessonScreen.tsx";

/**
 * `/tutorial`: a lesson, full screen: the tutorial, or with `?lesson=ID` another one; with `&step=N`, counted from 1, at
 * this step, otherwise at the first open one.
 */
export default function TutorialPage() {
  const query = useAddressQuery();
  const lesson = lessonOf(query.get("lesson"));
  return <LessonAt key={lesson.id} lesson={lesson} asked={readStep(lesson, query.get("step"))} />;
}

/** A lesson at the step that its address asks for. */
function LessonAt({ lesson, asked }: { lesson: Lesson; asked: number | undefined }) {
  const { t } = useTranslation("learnPages");
  const navigate = useNavigate();
  const { pathTo } = usePaths();
  const progress = progressIn(lesson, useLessonProgress()[lesson.id]);
  // It stays, though that step may be done meanwhile.
  const [firstOpen] = useState(progress.next);
  const next = lessonAfter(lesson);
  // The way through a lesson is one stop: going back leads out of it.
  const go = (address: string) => void navigate(pathTo(address), { replace: true });
  return (
    <LessonScreen
      lesson={lesson}
      at={asked ?? firstOpen}
      done={progress.steps}
      onDone={(at) => markDone(lesson.id, exercisesBefore(lesson, at))}
      onGo={(at) => go(addressOf(lesson, at))}
      onEnd={() => go(next === undefined ? "/tutorialoverview" : addressOf(next))}
      endLabel={next === undefined ? t("player.finish") : t("player.next")}
    />
  );
}
