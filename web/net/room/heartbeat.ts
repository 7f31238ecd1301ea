import { limits } from "#schema/limits.ts";

/**
 * Finds out that a line is dead though nobody closed it (a laptop that slept, a phone in a tunnel). After a silence it
 * asks; rooms answer without waking up.
 * @param ask sends the question
 * @param onDeath called when no answer came
 * @returns `heard` is to be called with whatever comes, `stop` ends it
 */
export function startHeartbeat(
  ask: () => void,
  onDeath: () => void,
): { heard: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout>;
  const listen = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      ask();
      timer = setTimeout(onDeath, limits.socketAnswerMs);
    }, limits.socketSilenceMs);
  };
  listen();
  return { heard: listen, stop: () => clearTimeout(timer) };
}
