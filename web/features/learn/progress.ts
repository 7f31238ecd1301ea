import { useSyncExternalStore } from "react";
import { deviceStorage } from "#web/ui/storage.ts";
import { createStore } from "#web/ui/store.ts";
import type { LessonID } from "./lesson.ts";

/** Which exercises of each lesson are done, in the lesson's order. */
type Progress = Partial<Record<LessonID, readonly boolean[]>>;

const storageKey = "TacLessons";
const progress = createStore<Progress>(restore());

export function useLessonProgress(): Progress {
  return useSyncExternalStore(progress.subscribe, progress.read);
}

/** Notes that an exercise, counted from 0, is done. */
export function markDone(lesson: LessonID, exercise: number): void {
  const done = [...(progress.read()[lesson] ?? [])];
  done[exercise] = true;
  keep({ ...progress.read(), [lesson]: Array.from(done, Boolean) });
}

/** Makes all exercises of a lesson open again. */
export function resetLesson(lesson: LessonID): void {
  keep({ ...progress.read(), [lesson]: [] });
}

function keep(changed: Progress): void {
  deviceStorage.setItem(storageKey, JSON.stringify(changed));
  progress.write(changed);
}

function restore(): Progress {
  try {
    return JSON.parse(deviceStorage.getItem(storageKey) ?? "{}");
  } catch {
    return {};
  }
}
