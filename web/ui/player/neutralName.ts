/**
 * Parses a name that the server gives to somebody without one, «guest4821» or «bot2»; `undefined` for a chosen name.
 */
export function neutralName(username: string): { kind: "guest" | "bot"; number: string } | undefined {
  const [, kind, number] = /^(guest|bot)(\d+)$/.exec(username) ?? [];
  return kind === undefined ? undefined : { kind: kind as "guest" | "bot", number };
}
