/** A waiting room's name as an address has it. @returns `undefined` where it is none */
export function readWaitingID(text: string | null): string | undefined {
  return text !== null && /^[\w-]{22}$/.test(text) ? text : undefined;
}

/** The waiting room that a link leads to, or that a text names itself. @returns `undefined` where there is none in it */
export function waitingIDIn(text: string): string | undefined {
  const [, named] = /[?&]waiting=([^&#\s]*)/.exec(text) ?? [];
  return readWaitingID(named ?? text.trim());
}
