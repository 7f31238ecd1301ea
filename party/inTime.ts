import { limits } from "#schema/limits.ts";

/** Awaits something outside of the room, with a timeout. @throws after so many ms */
export async function inTime<T>(arrival: Promise<T>, ms: number = limits.outboxTimeoutMs): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), ms);
  });
  try {
    return await Promise.race([arrival, tooLate]);
  } finally {
    // A pending timer would keep the room from hibernating.
    clearTimeout(timer);
  }
}
