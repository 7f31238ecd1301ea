import { limits } from "#schema/limits.ts";

/**
 * Finds out that a line is dead though nobody closed it (a laptop that slept, a phone in a tunnel): asks from time to time,
 * whatever else is said, because the room takes it as a sign that somebody is there. Each question wakes the room, so all of
 * its clients ask at about the same moment; whoever leaves the tab or comes back asks at once.
 * @param line.ask sends the question
 * @param line.onDoubt called when nothing comes after it for a moment: the line may be dead
 * @param line.onDeath called when nothing came after it
 * @param room whose moment it is
 * @returns `heard` is to be called with whatever comes, `ask` asks at once, `stop` ends it
 */
export function startHeartbeat(
  { ask, onDoubt, onDeath }: { ask: () => void; onDoubt: () => void; onDeath: () => void },
  room: string,
): { heard: () => void; ask: () => void; stop: () => void } {
  let timer: ReturnType<typeof setTimeout>;
  let doubt: ReturnType<typeof setTimeout>;
  let isAsked = false;
  const askNow = () => {
    if (isAsked) return;
    isAsked = true;
    clearTimeout(timer);
    ask();
    doubt = setTimeout(onDoubt, limits.lineDoubtMs);
    timer = setTimeout(onDeath, limits.socketAnswerMs);
  };
  const rest = () => {
    isAsked = false;
    timer = setTimeout(askNow, untilMomentOf(room) + Math.random() * limits.socketAskSpreadMs);
  };
  const heard = () => {
    if (!isAsked) return;
    clearTimeout(doubt);
    clearTimeout(timer);
    rest();
  };
  addEventListener("visibilitychange", askNow);
  rest();
  return {
    heard,
    ask: askNow,
    stop: () => {
      clearTimeout(doubt);
      clearTimeout(timer);
      removeEventListener("visibilitychange", askNow);
    },
  };
}

/** How long it is (ms) until the clients of a room ask next; rooms differ, so that not all of a site are asked at once. */
function untilMomentOf(room: string): number {
  const socketAskMs = limits.socketAskMs;
  const phase = [...room].reduce((sum, letter) => ((sum + letter.charCodeAt(0)) * 9973) % socketAskMs, 0);
  return socketAskMs - ((Date.now() + phase) % socketAskMs);
}
