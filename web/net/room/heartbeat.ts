import { limits } from "#schema/limits.ts";

/**
 * Detects a connection that is dead though nobody closed it (a laptop that slept, a phone in a tunnel). It pings from
 * time to time, whatever else is sent, because the room takes a ping as a sign of presence. Each ping wakes the room,
 * so all of its clients ping at about the same moment. A client also pings when its tab is left or comes back.
 * @param line.ask sends the ping
 * @param line.onDoubt called when nothing arrives for a moment after it: the connection may be dead
 * @param line.onDeath called when nothing arrived after it at all
 * @param room determines the moment
 * @returns `heard` is to be called with everything that arrives, `ask` pings at once, `stop` ends it
 */
export function startHeartbeat(
  { ask, onDoubt, onDeath }: { ask: () => void; onDoubt: () => void; onDeath: () => void },
  room: string,
): { received: () => void; ask: () => void; stop: () => void } {
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
  const received = () => {
    if (!isAsked) return;
    clearTimeout(doubt);
    clearTimeout(timer);
    rest();
  };
  addEventListener("visibilitychange", askNow);
  rest();
  return {
    received,
    ask: askNow,
    stop: () => {
      clearTimeout(doubt);
      clearTimeout(timer);
      removeEventListener("visibilitychange", askNow);
    },
  };
}

/**
 * The time (ms) until the clients of a room ping next. It differs between rooms, so that a site's rooms are not all
 * pinged at once.
 */
function untilMomentOf(room: string): number {
  const socketAskMs = limits.socketAskMs;
  const phase = [...room].reduce((sum, letter) => ((sum + letter.charCodeAt(0)) * 9973) % socketAskMs, 0);
  return socketAskMs - ((Date.now() + phase) % socketAskMs);
}
