/** What rooms know a session by; too little of its hash to find the session with. */
export function sessionMark(tokenHash: string): string {
  return tokenHash.slice(0, 16);
}
