/** The number of a hash's first characters that are its session's mark. */
export const sessionMarkLength = 16;

/** The part of a session's hash by which rooms recognise it; too short to find the session with. */
export function sessionMark(tokenHash: string): string {
  return tokenHash.slice(0, sessionMarkLength);
}
