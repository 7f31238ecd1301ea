import { limits } from "#schema/limits.ts";

/** Waits for something outside of the room, but not for ever. @throws where it has not come after so many ms */
export async function inTime<T>(arrival: Promise<T>, ms: number = limits.outboxTimeoutMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), ms);
  });
  try {
    return await Promise.race([arrival, tooLate]);
  } finally {
    // A timer that is left behind would keep the room from hibernating.
    clearTimeout(timer);
  }
}
