/** Parses a waiting room's name from an address. @returns `undefined` if it is none */
export function readWaitingID(text: string | null): string | undefined {
  return text !== null && /^[\w-]{22}$/.test(text) ? text : undefined;
}

/** The waiting room that a link leads to, or whose name a text is. @returns `undefined` if it contains none */
export function waitingIDIn(text: string): string | undefined {
  const [, named] = /[?&]waiting=([^&#\s]*)/.exec(text) ?? [];
  return readWaitingID(named ?? text.trim());
}
