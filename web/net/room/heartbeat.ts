import { limits } from "#schema/limits.ts";

/**
 * Finds out that a line is dead though nobody closed it (a laptop that slept, a phone in a tunnel): asks from time to time,
 * whatever else is said, because the room takes it as a sign that somebody is there. Rooms answer without waking up.
 * @param ask sends the question
 * @param onDeath called when nothing came after it
 * @returns `heard` is to be called with whatever comes, `stop` ends it
 */
export function startHeartbeat(
  ask: () => void,
  onDeath: () => void,
): { heard: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout>;
  let isAsked = false;
  const rest = () => {
    isAsked = false;
    timer = setTimeout(() => {
      isAsked = true;
      ask();
      timer = setTimeout(onDeath, limits.socketAnswerMs);
    }, limits.socketAskMs);
  };
  const heard = () => {
    if (!isAsked) return;
    clearTimeout(timer);
    rest();
  };
  rest();
  return { heard, stop: () => clearTimeout(timer) };
}
