import type { Lesson } from "./lesson.ts";

/** The page of a step of a lesson, counted from 0; without one, of its first open step. */
export function addressOf({ id }: Pick<Lesson, "id">, step?: number): string {
  const query = new URLSearchParams({ lesson: id, ...(step !== undefined && { step: String(step + 1) }) });
  return `/tutorial?${query}`;
}

/** The step that an address asks for, counted from 0; `undefined` if the lesson has no such step. */
export function readStep({ steps }: Pick<Lesson, "steps">, text: string | null): number | undefined {
  const step = Number(text);
  return Number.isInteger(step) && step >= 1 && step <= steps.length ? step - 1 : undefined;
}
